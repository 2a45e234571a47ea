import type { Piscina } from "piscina";

export type WorkerThreads<Question, Answer> = {
  ask: (question: Question) => Promise<Answer>;
  /** Fails what is still asked. */
  end: () => Promise<void>;
};

/**
 * Runs blocking work, the default export of `file`, in up to `count` threads. They are started on first use and after
 * they were lost, and do not keep the process alive.
 */
export function openWorkerThreads<Question, Answer>(
  file: string,
  count = 1,
): WorkerThreads<Question, Answer> {
  let opening: Promise<Piscina<Question, Answer>> | null = null;
  async function open(): Promise<Piscina<Question, Answer>> {
    const { Piscina } = await import("piscina");
    const pool = new Piscina<Question, Answer>({
      minThreads: 0,
      maxThreads: count,
      idleTimeout: Infinity,
      // A single thread takes all work at once: a lost thread fails what it has, but nothing would restart it for a queue.
      concurrentTasksPerWorker: count === 1 ? Infinity : 1,
      atomics: "disabled",
    });
    // A thread that failed between two tasks, or could not be started.
    pool.on("error", () => {
      opening = null;
      void pool.destroy();
    });
    return pool;
  }
  const pool = () => (opening ??= open().catch(forget));
  const forget = (error: unknown): never => {
    opening = null;
    throw error;
  };
  return {
    // With the file in the pool's options, one that cannot be loaded would leave its callers waiting.
    ask: async (question) => (await pool()).run(question, { filename: file }),
    end: async () => (await opening)?.destroy(),
  };
}
