import type { Wire } from "./client.ts";

/** The person did not prove who they are, so what they asked for was not done. */
export class ProofDeclined extends Error {
  constructor() {
    super("it was not proved who asks");
  }
}

export const asksForProof = ({ code }: Wire["Problem"] & { code?: unknown }): boolean =>
  code === "fresh_proof_required" || code === "second_factor_required";

/** A proxy's answer may be anything. */
const isProofAsked = async (response: Response): Promise<boolean> => {
  const problem: Wire["Problem"] | null = await response
    .clone()
    .json()
    .catch(() => null);
  return problem !== null && asksForProof(problem);
};

/**
 * Of a way to ask: the same, which has the person prove who they are where the shop asks for it, and then asks again.
 *
 * @param prove resolves with the session's token of then, or null if it was not proved
 */
export const proving =
  (fetch: (request: Request) => Promise<Response>, prove: (token: string) => Promise<string | null>) =>
  async (request: Request): Promise<Response> => {
    const [, token] = request.headers.get("Authorization")?.split(" ") ?? [];
    if (!token) return fetch(request);
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 403 || !(await isProofAsked(response))) return response;
    const proved = await prove(token);
    if (proved === null) throw new ProofDeclined();
    again.headers.set("Authorization", `Bearer ${proved}`);
    return fetch(again);
  };
