import { randomBytes } from "node:crypto";

export type Detail = { issue: string; description: string; field?: string; location?: "body" };
export type Link = { href: string; rel: string; method: string };

export class Problem extends Error {
  readonly status: number;
  readonly body: {
    name: string;
    message: string;
    debug_id: string;
    details: readonly Detail[];
    links: readonly Link[];
  };

  constructor(
    status: number,
    name: string,
    message: string,
    details: readonly Detail[] = [],
    links: readonly Link[] = [],
  ) {
    super(`${name}: ${details.map(({ issue }) => issue).join(", ") || message}`);
    this.status = status;
    this.body = { name, message, debug_id: randomBytes(7).toString("hex"), details, links };
  }
}

/** 400: the request is malformed. */
export const invalid = (details: readonly Detail[]) =>
  new Problem(
    400,
    "INVALID_REQUEST",
    "Request is not well-formed, syntactically incorrect, or violates schema.",
    details,
  );

/** 422: the request is well-formed but cannot be carried out. */
export const unprocessable = (issue: Issue, field?: string, links: readonly Link[] = []) =>
  new Problem(
    422,
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
    [{ issue, description: descriptions[issue], ...(field && { field, location: "body" }) }],
    links,
  );

export const notFound = () =>
  new Problem(404, "RESOURCE_NOT_FOUND", "The specified resource does not exist.", [
    {
      issue: "INVALID_RESOURCE_ID",
      description: "Specified resource ID does not exist. Please check the resource ID and try again.",
    },
  ]);

export const unauthorised = () =>
  new Problem(
    401,
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to invalid authentication credentials or a missing Authorization header.",
  );

type Issue = keyof typeof descriptions;
const descriptions = {
  CURRENCY_NOT_SUPPORTED: "Currency code is not currently supported.",
  DECIMAL_PRECISION: "The value of the field has more decimals than the currency supports.",
  CANNOT_BE_ZERO_OR_NEGATIVE: "Must be greater than zero.",
  ORDER_NOT_APPROVED: "Payer has not yet approved the Order for payment.",
  ORDER_ALREADY_CAPTURED: "Order already captured.",
  INSTRUMENT_DECLINED: "The instrument presented was either declined by the processor or bank.",
  PENDING_CAPTURE: "Cannot initiate a refund as the capture is pending.",
  CAPTURE_FULLY_REFUNDED: "The capture has already been fully refunded.",
  REFUND_AMOUNT_EXCEEDED: "The refund amount must be less than or equal to the capture amount.",
  REFUND_CAPTURE_CURRENCY_MISMATCH: "Refund must be in the same currency as the capture.",
} as const;
