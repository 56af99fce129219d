import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Program } from "../../src/solver/program.ts";
import type { ContenderName } from "./contenders.ts";
import type { Answered, Reply, Request } from "./messages.ts";

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));
const AS_BUILT = new URL("../as-built.mjs", import.meta.url).href;

/** "stuck": nothing came for too long, and the process was ended. "died": it ended by itself. */
export type Ending = "done" | "stuck" | "died" | "stopped";

export interface Rounds {
  /** By round, then by program. */
  readonly rounds: readonly (readonly number[])[];
  readonly peakMegabytes: number;
  readonly ending: Ending;
}

/** A contender's process: asks it, and ends it where it takes longer than it may. */
export class ContenderProcess {
  readonly name: ContenderName;
  private readonly child: ChildProcess;
  /** Why nothing can be asked any more. */
  private ended: Ending | undefined;
  private readonly ready: Promise<Ending>;

  constructor(name: ContenderName) {
    this.name = name;
    this.child = fork(WORKER, [name], { execArgv: ["--import", AS_BUILT], serialization: "advanced" });
    // Found out by whoever waits for an answer.
    this.child.on("error", () => undefined);
    this.child.on("exit", () => {
      this.ended ??= "died";
    });
    this.ready = this.until(STARTUP, (reply) => reply.kind === "ready");
  }

  /** What it answers to each program; fewer where `share` has passed (milliseconds) or one took longer than `patience`. */
  async answer(programs: readonly Program[], budget: number, share: number, patience: number): Promise<{ readonly answers: readonly Answered[]; readonly ending: Ending }> {
    const answers: Answered[] = [];
    const ending = await this.ask({ kind: "answer", programs, budget, share }, patience, (reply) => {
      if (reply.kind === "answered") answers.push(reply);
    });
    return { answers, ending };
  }

  async time(which: readonly number[], share: number, patience: number): Promise<Rounds> {
    const rounds: (readonly number[])[] = [];
    let peakMegabytes = 0;
    const ending = await this.ask({ kind: "time", which, share }, patience, (reply) => {
      if (reply.kind !== "round") return;
      rounds.push(reply.milliseconds);
      ({ peakMegabytes } = reply);
    });
    return { rounds, peakMegabytes, ending };
  }

  stop(why: Ending = "stopped"): void {
    this.ended ??= why;
    this.child.kill("SIGKILL");
  }

  private async ask(request: Request, patience: number, heard: (reply: Reply) => void): Promise<Ending> {
    const started = await this.ready;
    if (started !== "done" || this.ended !== undefined) return this.ended ?? started;
    const ending = this.until(patience, (reply) => {
      heard(reply);
      return reply.kind === "done";
    });
    this.child.send(request, () => undefined);
    return ending;
  }

  /** Listens until what is waited for has come, or nothing came for so many milliseconds. */
  private until(patience: number, isLast: (reply: Reply) => boolean): Promise<Ending> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      const end = (ending: Ending): void => {
        clearTimeout(timer);
        this.child.off("message", hear).off("exit", exit);
        resolve(ending);
      };
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          this.stop("stuck");
          end("stuck");
        }, patience);
      };
      const hear = (reply: Reply): void => {
        if (isLast(reply)) end("done");
        else wait();
      };
      const exit = (): void => end(this.ended ?? "died");
      this.child.on("message", hear).on("exit", exit);
      wait();
    });
  }
}

/** Milliseconds that a process may take to be there. */
const STARTUP = 60_000;
