/** A proof that requests wait for; all requests of one session share it. */
export type ProofRequest = { token: string; settle: (token: string | null) => void };
export type Proof = ReturnType<typeof createProof>;

export function createProof() {
  let pending: (ProofRequest & { promise: Promise<string | null> }) | null = null;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    current: (): ProofRequest | null => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (token: string): Promise<string | null> => {
      if (pending?.token === token) return pending.promise;
      // Requests of an earlier session are given up.
      pending?.settle(null);
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const settle = (proved: string | null) => {
        pending = null;
        notify();
        resolve(proved);
      };
      pending = { token, settle, promise };
      notify();
      return promise;
    },
  };
}
