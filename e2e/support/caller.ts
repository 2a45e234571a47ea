import type { APIRequestContext } from "@playwright/test";

export const demoPassword = "Trellis-Demo-2026!";

/** Logs in by the API and returns the token. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post("/api/v1/login/access-token", {
    form: { username: email, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).access_token;
}

/** Calls the API with a token; a refusal fails the test. */
export const callerWith =
  (request: APIRequestContext, token: string) =>
  async (method: string, path: string, data?: object): Promise<any> => {
    const headers = { Authorization: `Bearer ${token}` };
    const reply = await request.fetch(`/api/v1${path}`, { method, headers, data });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return reply.status() === 204 ? null : reply.json();
  };

export const callerOf = async (request: APIRequestContext, email: string) =>
  callerWith(request, await tokenOf(request, email));
