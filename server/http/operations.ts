import type { FastifyRequest } from "fastify";
import specification from "#generated/openapi.json" with { type: "json" };
import type { ThrottleName } from "./limits/throttle.ts";
import { refusal, type OperationId } from "./reply.ts";

export const basePath = "/api/v1";

export type Operation = {
  operationId: OperationId;
  security?: object[];
  /** Its responses must not be cached. */
  "x-never-kept"?: boolean;
  "x-role"?: "administrator";
  /** Callable in an administrator's session before the second factor is proved: `enrol` if the account has none yet. */
  "x-limited-session"?: "any" | "enrol";
  "x-fresh-proof"?: "administrators" | "everybody";
  /** An administrator reads customers' data: of the order or refund whose id is in the path, of a list, or a file. */
  "x-personal-data"?: "order" | "refund" | "list" | "file";
  /** Bytes, where a body may exceed `defaultBodyLimits`. */
  "x-body-limit"?: number;
  /** Members and entries, where a body may exceed `defaultBodyLimits`. */
  "x-body-values"?: number;
  /** The body's bytes are passed to the handler for checking their signature. */
  "x-raw-body"?: boolean;
  /** The rate limit of visitors; see `limits/throttle.ts`. */
  "x-pace"?: ThrottleName;
  /** A form, for which every invalid field is reported. */
  "x-form"?: boolean;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
};
type Paths = Record<string, Record<string, Operation>>;
const paths = specification.paths as unknown as Paths;
const parameters = specification.components.parameters as Record<string, { in: string; name: string }>;

export function operationAt(path: string, method: string): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

export const queryNames = ({ parameters: own = [] }: Operation): string[] =>
  own
    .map((parameter) =>
      "$ref" in parameter ? parameters[String(parameter.$ref).split("/").pop()!]! : parameter,
    )
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);

/** An empty object among the security requirements makes authentication optional. */
export const needsToken = (security: readonly object[]): boolean =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0);

/** Whether a guest's token is enough, and whether it is the only thing that is. */
export const acceptsGuests = (security: readonly object[] = []): boolean =>
  security.some((way) => "guest" in way);
export const isForGuestsOnly = (security: readonly object[] = []): boolean =>
  acceptsGuests(security) && !security.some((way) => "bearer" in way);

const methodsOf = (operations: Record<string, Operation>): string[] =>
  Object.keys(operations).flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));

export const methodsByPath = new Map(
  Object.entries(paths)
    .filter(([path]) => !path.includes("{"))
    .map(([path, operations]) => [basePath + path, methodsOf(operations)]),
);

const patterns = Object.entries(paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
  methods: methodsOf(operations),
}));

export function methodsAt(address: string): readonly string[] {
  const methods = patterns.filter(({ pattern }) => pattern.test(address)).flatMap(({ methods }) => methods);
  return methodsByPath.get(address) ?? [...new Set(methods)];
}

export const requestPath = ({ url }: FastifyRequest): string => url.split("?")[0]!;

export const methodNotAllowed = (request: FastifyRequest, allowed: readonly string[]) => ({
  ...refusal(405, `${truncate(requestPath(request))} does not take ${request.method}.`),
  headers: { allow: allowed.join(", ") },
});

export const truncate = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
