import { z } from "zod";
import { invalid } from "./problem.ts";
import type { Detail } from "./problem.ts";

const short = z.string().max(255);
const webAddress = z.url({ protocol: /^https?$/, hostname: /.+/ }).max(4_000);
const amount = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,24}(\.\d{1,6})?$/),
});
const experience = z
  .object({
    brand_name: short.optional(),
    return_url: webAddress.optional(),
    cancel_url: webAddress.optional(),
  })
  .optional();

/** The fields of `POST /v2/checkout/orders` that are read; others are ignored. */
const newOrder = z.object({
  intent: z.literal("CAPTURE"),
  purchase_units: z.tuple([
    z.object({
      reference_id: short.optional(),
      custom_id: short.optional(),
      description: short.optional(),
      amount,
    }),
  ]),
  payment_source: z.object({ paypal: z.object({ experience_context: experience }).optional() }).optional(),
  application_context: experience,
});
const newRefund = z.object({ amount: amount.optional() }).optional();

export const readNewOrder = (body: unknown) => readBody(newOrder, body);
export const readNewRefund = (body: unknown) => readBody(newRefund, body);

/** The `PayPal-Request-Id`, which identifies a repeated request. */
export function requestIdOf(header: string | string[] | undefined): string | null {
  if (header === undefined || header === "") return null;
  if (typeof header === "string" && header.length <= 108) return header;
  throw invalid([
    { issue: "INVALID_STRING_LENGTH", description: "PayPal-Request-Id has 1 to 108 characters." },
  ]);
}

function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw invalid(read.error.issues.map((issue) => detailOf(issue, body)));
}

function detailOf({ path, message }: z.core.$ZodIssue, body: unknown): Detail {
  const missing = valueAt(body, path) === undefined;
  return {
    field: `/${path.map(String).join("/")}`,
    location: "body",
    issue: missing ? "MISSING_REQUIRED_PARAMETER" : "INVALID_PARAMETER_SYNTAX",
    description: missing ? "A required field is missing." : message,
  };
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined),
    body,
  );
