import { expect, test } from "vitest";
import { ProofDeclinedError, withProof } from "./with-proof.ts";

const refusal = (code: string) =>
  Response.json({ type: "about:blank", title: "Forbidden", status: 403, detail: "", code }, { status: 403 });
const send = (token: string | null = "token-1") =>
  new Request("https://shop.example/api/v1/refunds/", {
    method: "POST",
    body: JSON.stringify({ note: "torn" }),
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });

/** Records requests and proofs; returns each response once. */
function fakeFetch(answers: Response[], proofs: (string | null)[]) {
  const requests: string[] = [];
  const fetch = withProof(
    async (request) => {
      requests.push(`${request.headers.get("Authorization")} ${await request.text()}`);
      return answers.shift()!;
    },
    async (token) => {
      requests.push(`prove ${token}`);
      return proofs.shift()!;
    },
  );
  return { asked: requests, fetch };
}

test.each(["fresh_proof_required", "second_factor_required"])(
  "after %s a proof is requested, and the request is repeated with the new token",
  async (code) => {
    const { asked: requests, fetch } = fakeFetch([refusal(code), Response.json("done")], ["token-2"]);
    expect(await (await fetch(send())).json()).toBe("done");
    expect(requests).toEqual([
      'Bearer token-1 {"note":"torn"}',
      "prove token-1",
      'Bearer token-2 {"note":"torn"}',
    ]);
  },
);

test("a declined proof sends nothing more", async () => {
  const { asked: requests, fetch } = fakeFetch([refusal("fresh_proof_required")], [null]);
  await expect(fetch(send())).rejects.toBeInstanceOf(ProofDeclinedError);
  expect(requests).toHaveLength(2);
});

test.each([
  ["another 403", refusal("own_case"), "token-1"],
  ["a 403 without a code", new Response("<html>", { status: 403 }), "token-1"],
  ["another status", Response.json({ code: "fresh_proof_required" }, { status: 409 }), "token-1"],
  ["a visitor's response", refusal("fresh_proof_required"), null],
])("%s is returned unchanged", async (_, result, token) => {
  const { asked: requests, fetch } = fakeFetch([result], []);
  expect(await fetch(send(token))).toBe(result);
  expect(requests).toHaveLength(1);
});
