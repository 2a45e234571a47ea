import type { operations, components } from "#generated/api.d.ts";

export type OperationId = keyof operations;
export type Schemas = components["schemas"];
export type Problem = Schemas["Problem"];

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

/** What an operation may answer, status by status, as the contract says. */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: {
    status: Status;
    body: Content<operations[Id]["responses"][Status]>;
    headers?: Record<string, string>;
  };
}[keyof operations[Id]["responses"]];

/** Who asks: set before a handler of a protected operation runs. */
export type CurrentCustomer = {
  id: string;
  role: "customer" | "administrator";
  tokenHash: string;
};

export type Call<Id extends OperationId> = {
  params: Parameter<Id, "path">;
  query: Parameter<Id, "query">;
  headers: Record<string, string | undefined>;
  body: Body<Id>;
  customer: CurrentCustomer;
};

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

const titles = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
} as const;
export type ProblemStatus = keyof typeof titles;

/** A refusal as RFC 9457 writes it. `detail` is for a person, `code` is what a screen reacts to. */
export function refuse<Status extends ProblemStatus>(
  status: Status,
  detail: string,
  more: Pick<Problem, "code" | "params" | "errors" | "changes"> = {},
): { status: Status; body: Problem } {
  return { status, body: { type: "about:blank", title: titles[status], status, detail, ...more } };
}

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });
export const noContent = { status: 204 as const, body: undefined };
