/** A proof that requests wait for; all requests of one session share it. */
export type ProofRequest = { token: string; settle: (token: string | null) => void };
export type Proof = ReturnType<typeof createProof>;

export function createProof() {
  let asked: (ProofRequest & { promise: Promise<string | null> }) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    current: (): ProofRequest | null => asked,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (token: string): Promise<string | null> => {
      if (asked?.token === token) return asked.promise;
      // Requests of an earlier session are given up.
      asked?.settle(null);
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const settle = (proved: string | null) => {
        asked = null;
        tell();
        resolve(proved);
      };
      asked = { token, settle, promise };
      tell();
      return promise;
    },
  };
}
