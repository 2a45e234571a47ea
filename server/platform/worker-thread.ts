import { parentPort, Worker } from "node:worker_threads";

type QuestionMessage = { id: number; question: unknown };
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
    worker.on("message", (response: Answered) => {
      const pending = waiting.get(response.id);
      waiting.delete(response.id);
      if (waiting.size === 0) worker.unref();
      if ("error" in response) pending?.reject(new Error(response.error));
      else pending?.resolve(response.answer as Answer);
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
      worker.postMessage({ id, question } satisfies QuestionMessage);
      const pending = Promise.withResolvers<Answer>();
      waiting.set(id, pending);
      worker.ref();
      return pending.promise;
    },
    end: async () => {
      await thread?.worker.terminate();
    },
  };
}

export function serveThread<Question, Answer>(work: (question: Question) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const respond = (response: Answered) => port.postMessage(response);
  port.on("message", ({ id, question }: QuestionMessage) => {
    new Promise<Answer>((done) => done(work(question as Question))).then(
      (answer) => respond({ id, answer }),
      (error: unknown) => respond({ id, error: String(error) }),
    );
  });
}
