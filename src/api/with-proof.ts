import type { Wire } from "./client.ts";

/** The customer declined to prove their identity, so the request was not sent. */
export class ProofDeclinedError extends Error {
  constructor() {
    super("it was not proved who asks");
  }
}

export const isProofRequired = ({ code }: Wire["Problem"] & { code?: unknown }): boolean =>
  code === "fresh_proof_required" || code === "second_factor_required";

/** A proxy's response may be anything. */
const isProofAsked = async (response: Response): Promise<boolean> => {
  const problem: Wire["Problem"] | null = await response
    .clone()
    .json()
    .catch(() => null);
  return problem !== null && isProofRequired(problem);
};

/**
 * Wraps a fetch: when a response asks for a proof, the customer is asked for it and the request is sent again.
 *
 * @param prove resolves with the session's token afterwards, or null if the customer declined
 */
export const withProof =
  (fetch: (request: Request) => Promise<Response>, prove: (token: string) => Promise<string | null>) =>
  async (request: Request): Promise<Response> => {
    const [, token] = request.headers.get("Authorization")?.split(" ") ?? [];
    if (!token) return fetch(request);
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 403 || !(await isProofAsked(response))) return response;
    const proved = await prove(token);
    if (proved === null) throw new ProofDeclinedError();
    again.headers.set("Authorization", `Bearer ${proved}`);
    return fetch(again);
  };
