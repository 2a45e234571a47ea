import { parentPort, Worker } from "node:worker_threads";

type Asked = { id: number; question: unknown };
type Answered = { id: number; answer: unknown } | { id: number; error: string };

export type WorkerThread<Question, Answer> = {
  /** @throws Error with the message of the error in the thread */
  ask: (question: Question) => Promise<Answer>;
  end: () => Promise<void>;
};

/**
 * Runs blocking work in a thread; `answers` is what its file calls. The thread is started on first use and after it
 * was lost, and does not keep the process alive.
 */
export function createWorkerThread<Question, Answer>(file: string): WorkerThread<Question, Answer> {
  type Open = { worker: Worker; waiting: Map<number, PromiseWithResolvers<Answer>> };
  let thread: Open | null = null;
  let last = 0;
  const open = (): Open => {
    const worker = new Worker(file);
    const opened: Open = { worker, waiting: new Map() };
    const { waiting } = opened;
    worker.on("message", (answered: Answered) => {
      const asked = waiting.get(answered.id);
      waiting.delete(answered.id);
      if (waiting.size === 0) worker.unref();
      if ("error" in answered) asked?.reject(new Error(answered.error));
      else asked?.resolve(answered.answer as Answer);
    });
    const lose = (error: Error) => {
      if (thread === opened) thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on("error", lose);
    worker.on("exit", () => lose(new Error(`The thread of ${file} ended.`)));
    return opened;
  };
  return {
    ask: async (question) => {
      thread ??= open();
      const { worker, waiting } = thread;
      const id = (last += 1);
      worker.postMessage({ id, question } satisfies Asked);
      const asked = Promise.withResolvers<Answer>();
      waiting.set(id, asked);
      worker.ref();
      return asked.promise;
    },
    end: async () => {
      await thread?.worker.terminate();
    },
  };
}

export function serveThread<Question, Answer>(work: (question: Question) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const tell = (answered: Answered) => port.postMessage(answered);
  port.on("message", ({ id, question }: Asked) => {
    new Promise<Answer>((done) => done(work(question as Question))).then(
      (answer) => tell({ id, answer }),
      (error: unknown) => tell({ id, error: String(error) }),
    );
  });
}
