import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { newId } from "./ids.ts";
import type { Sandbox } from "./sandbox.ts";

const request = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: z.string().regex(/^[0-9A-Z+*.]{2,12}$/),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
});

/** Numbers of the Commission's test service, and what they answer. */
const testNumbers: Readonly<Record<string, string>> = {
  "200": "INVALID",
  "201": "INVALID_INPUT",
  "202": "INVALID_REQUESTER_INFO",
  "300": "SERVICE_UNAVAILABLE",
  "301": "MS_UNAVAILABLE",
  "302": "TIMEOUT",
  "500": "GLOBAL_MAX_CONCURRENT_REQ",
  "600": "MS_MAX_CONCURRENT_REQ",
};
const testValid = "100";
/** National numbers have seven characters at least. */
const shortestNumber = 7;

/** `SILENT`: no response at all. */
export const viesFaults = [
  "SERVICE_UNAVAILABLE",
  "MS_UNAVAILABLE",
  "TIMEOUT",
  "MS_MAX_CONCURRENT_REQ",
  "SILENT",
] as const;
export type ViesFault = (typeof viesFaults)[number];

/** A stand-in for the European Commission's register of VAT IDs. */
export function viesRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post("/vies/rest-api/check-vat-number", async ({ body }, reply) => {
    if (sandbox.viesFault === "SILENT") return reply.hijack();
    const asked = request.safeParse(body).data;
    if (!asked) return reply.code(400).send(failure("INVALID_INPUT"));
    const { countryCode, vatNumber } = asked;
    const error = sandbox.viesFault ?? testNumbers[vatNumber];
    if (error !== undefined && error !== "INVALID") return failure(error);
    const valid = error === undefined && (vatNumber === testValid || vatNumber.length >= shortestNumber);
    return {
      countryCode,
      vatNumber,
      requestDate: sandbox.now(),
      valid,
      requestIdentifier: valid && asked.requesterNumber ? `WAPI${newId(12)}` : "",
      name: valid ? "Sandbox Trading" : "---",
      address: valid ? `1 Sandbox Street\n1000 ${countryCode}` : "---",
    };
  });
}

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });
