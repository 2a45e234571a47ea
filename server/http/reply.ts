import type { operations, components } from "#generated/api.d.ts";
import type { FastifyReply } from "fastify";
import { setCookie, type Cookies, type SetCookie } from "./cookies.ts";

export type OperationId = keyof operations;
export type Schemas = components["schemas"];

type Parameter<
  Id extends OperationId,
  Place extends "path" | "query",
> = operations[Id]["parameters"] extends { [P in Place]?: infer Found } ? NonNullable<Found> : never;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type Content<Response> = Response extends { content: infer Types }
  ? "application/json" extends keyof Types
    ? Types["application/json"]
    : "application/problem+json" extends keyof Types
      ? Types["application/problem+json"]
      : Buffer
  : undefined;

/** `default` stands for the refusals before a handler runs. */
type Statuses<Id extends OperationId> = Extract<keyof operations[Id]["responses"], number>;

export type Reply<Id extends OperationId> = {
  [Status in Statuses<Id>]: {
    status: Status;
    body: Content<operations[Id]["responses"][Status]>;
    headers?: Record<string, string>;
    cookies?: readonly SetCookie[];
  };
}[Statuses<Id>];

/** What a session has to prove first: `enrol` and `prove` limit it to that. */
export type SecondFactorNeed = Schemas["SecondFactor"]["need"];

export type CurrentCustomer = {
  id: string;
  role: "customer" | "administrator";
  tokenHash: string;
  provedAt: Date | null;
  secondFactor: SecondFactorNeed;
  /** Only of a guest: the order that the token is for. */
  guestOrderId?: string;
};

type Refused<Id extends OperationId, Status> = Extract<Reply<Id>, { status: Status }>["body"];
type Filled = "type" | "title" | "status" | "detail";
/** A refusal's own fields: its code, and what belongs to that code. */
type RefusalFields<Body> = Body extends unknown ? Omit<Body, Filled> : never;

/** Refuses as the operation's contract allows: any other status, code or parameter does not compile. */
export type Refuse<Id extends OperationId> = <
  Status extends Extract<Reply<Id>, { status: ProblemStatus }>["status"],
>(
  status: Status,
  detail: string,
  ...fields: object extends RefusalFields<Refused<Id, Status>> ? [] : [RefusalFields<Refused<Id, Status>>]
) => Extract<Reply<Id>, { status: Status }>;

export type Call<Id extends OperationId> = {
  params: Parameter<Id, "path">;
  query: Parameter<Id, "query">;
  headers: Record<string, string | undefined>;
  body: Body<Id>;
  customer: CurrentCustomer;
  /** For operations that visitors may call too: null if not logged in. */
  caller: CurrentCustomer | null;
  /** The client's address, as far as the shop trusts proxies. */
  ip: string;
  cookies: Cookies;
  /** Empty, unless the operation is `x-raw-body`. */
  rawBody: Buffer;
  refuse: Refuse<Id>;
};

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

export type Admitted = { bytes: number; person: string };
/** Decides before the body is read whether this caller may send a large one, or refuses. */
export type Admission<Id extends OperationId> = (
  call: Omit<Call<Id>, "body" | "rawBody">,
) => Promise<Admitted | Reply<Id>>;
export type Admissions = { [Id in OperationId]?: Admission<Id> };

export type ApiResponse = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
};

export function sendResponse(
  reply: FastifyReply,
  { status, body, headers, cookies = [] }: ApiResponse,
): FastifyReply {
  reply.code(status).headers(headers ?? {});
  for (const cookie of cookies) setCookie(reply, cookie);
  if (status >= 400) {
    reply.type("application/problem+json");
    reply.request.problem = (body as { code?: string }).code ?? null;
  }
  return reply.send(body);
}

const titles = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  417: "Expectation Failed",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
} as const;
export type ProblemStatus = keyof typeof titles;

/** A refusal in RFC 9457's format, for any operation. Handlers use their operation's `refuse`. */
export const refusal = <Status extends ProblemStatus, Told extends object>(
  status: Status,
  detail: string,
  told?: Told,
) => ({ status, body: { type: "about:blank", title: titles[status], status, detail, ...told! } });

export const notFound = (detail: string) => refusal(404, detail, { code: "not_found" as const });
export const noMarketOrLanguage = () => notFound("There is no such market or language.");
export const noLanguage = () => notFound("There is no such language.");
export const noOrder = () => notFound("There is no such order.");

type FieldErrors<Code> = readonly { field: string; message: string; code?: Code }[];

/** Numbers of entries and characters; at three bytes each, a refusal stays below 16 kB. */
const maximum = { errors: 20, field: 80, message: 160, detail: 600 };
const cut = (text: string, maximumLength: number): string => {
  // eslint-disable-next-line no-control-regex -- JSON writes each of these in six bytes
  const visible = text.replaceAll(/[\u0000-\u001f\ud800-\udfff]/g, "?");
  return visible.length > maximumLength ? `${visible.slice(0, maximumLength)}…` : visible;
};

export function invalid<Code extends string = never>(errors: FieldErrors<Code>) {
  const first = errors.slice(0, maximum.errors).map((error) => ({
    ...error,
    field: cut(error.field, maximum.field),
    message: cut(error.message, maximum.message),
  }));
  const detail = first.map(({ field, message }) => `${field} ${message}`).join("; ");
  return refusal(400, cut(detail, maximum.detail), { code: "invalid" as const, errors: first });
}

const pleaseWait = (minutes: number): string =>
  `Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} before you try again.`;

/** @param detail may be shown to the customer as it is */
export const tooMany = (seconds: number, detail = pleaseWait(Math.ceil(seconds / 60))) => ({
  ...refusal(429, detail, { code: "too_many_requests" as const, params: { seconds } }),
  headers: { "retry-after": String(seconds) },
});

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });
export const noContent = { status: 204 as const, body: undefined };
