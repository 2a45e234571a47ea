import specification from "#generated/openapi.json" with { type: "json" };
import { acceptsGuests, needsToken, type Operation as Extensions } from "#server/http/operations.ts";
import type { OperationId } from "#server/http/reply.ts";

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: object;
  example?: unknown;
};
type Content = Record<string, { schema?: object; example?: unknown }>;
type Written = {
  operationId: OperationId;
  security: object[];
  "x-limited-session"?: Extensions["x-limited-session"];
  "x-fresh-proof"?: Extensions["x-fresh-proof"];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content } | { $ref: string }>;
};
export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  isProtected: boolean;
  /** Whether a guest's token is enough. */
  isForGuests: boolean;
  /** What a limited session may do, and which calls need a fresh proof. */
  limitedSession: Extensions["x-limited-session"];
  freshProof: Extensions["x-fresh-proof"];
  parameters: Parameter[];
  body: { type: string; schema: object; example: unknown } | null;
  /** The JSON response's schema by status; null for no body, or bytes. */
  responses: Record<string, object | null>;
};

export const document = specification as unknown as {
  paths: Record<string, Record<string, Written>>;
  components: Record<string, Record<string, unknown>>;
};

const lookUp = <Found>(value: Found | { $ref: string }): Found => {
  if (!(value && typeof value === "object" && "$ref" in value)) return value as Found;
  const [, , group, name] = value.$ref.split("/") as [string, string, string, string];
  return document.components[group]![name] as Found;
};

const schemaOf = (content: Content | undefined): object | null =>
  Object.entries(content ?? {}).find(([type]) => type.endsWith("json"))?.[1].schema ?? null;

/** Every operation of the contract, with references resolved where tests need them. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, written]) => {
    const [body] = Object.entries(written.requestBody?.content ?? {});
    return {
      id: written.operationId,
      method: method.toUpperCase(),
      path,
      isProtected: needsToken(written.security),
      isForGuests: acceptsGuests(written.security),
      limitedSession: written["x-limited-session"],
      freshProof: written["x-fresh-proof"],
      parameters: (written.parameters ?? []).map((parameter) => lookUp<Parameter>(parameter)),
      body: body ? { type: body[0], schema: body[1].schema ?? {}, example: body[1].example } : null,
      responses: Object.fromEntries(
        Object.entries(written.responses).map(([status, response]) => [
          status,
          schemaOf(lookUp<{ content?: Content }>(response).content),
        ]),
      ),
    };
  }),
);

export const operation = (id: OperationId): Operation => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
};
