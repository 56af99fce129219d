import type { Reporter, TestModule } from "vitest/node";

/** Ends every run with one line that a script can read: "N passed, N failed", and "N skipped" before it if any were. */
export default class Totals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((other) => other === state).length;
    // A file that does not load has no tests to fail, and an error outside of tests none either: each counts as one.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const failed = count("failed") + broken;
    // After the other reporters, which print when they are told of the same end.
    setTimeout(() => {
      if (count("skipped") > 0) process.stdout.write(`${count("skipped")} skipped\n`);
      process.stdout.write(`${count("passed")} passed, ${failed} failed\n`);
    }, 0);
  }
}
