import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What loads least first: a mutant that is killed needs no other file. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): string => (/\/(features|traps|referee)\//.test(moduleId) ? "1" : "0") + moduleId;
    return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}

/** The tests that mutants of the rules and the referee are run against: docs/mutation.md says why these. */
export default defineConfig({
  test: {
    include: ["src/rules/**/*.test.ts", "src/referee/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    // A property need not say which is the smallest example.
    env: { TAPWRIGHT_SHRINK: "no" },
    // Files share their modules, as nothing in them changes: loading them takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
  },
});
