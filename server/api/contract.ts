import responseValidation from "@fastify/response-validation";
import type { Ajv as Validator, AnySchema, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import glue from "fastify-openapi-glue";
import specification from "#generated/openapi.json" with { type: "json" };
import { setCookie, type SetCookie } from "./cookies.ts";
import { uuid } from "./formats.ts";
import type { Kept } from "./kept.ts";
import { invalid, refusal, type CurrentCustomer, type Handlers, type OperationId } from "./reply.ts";
import { unstorableField } from "./stored-text.ts";

const base = "/api/v1";
type Operation = {
  operationId: string;
  security?: object[];
  /** Each answer is another one, so none is kept. */
  "x-never-kept"?: boolean;
  /** Nobody else may ask. */
  "x-role"?: "administrator";
  /** Bytes, where a body may be larger than elsewhere. */
  "x-body-limit"?: number;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
};
type Paths = Record<string, Record<string, Operation>>;
const paths = specification.paths as unknown as Paths;
const parameters = specification.components.parameters as Record<string, { in: string; name: string }>;

declare module "fastify" {
  interface FastifyRequest {
    customer: CurrentCustomer | null;
  }
}

/** Routes, request and response checks, all from the contract; one handler for each operation. */
export async function serveContract(
  app: FastifyInstance,
  handlers: Handlers,
  authenticate: (authorization: string | undefined) => Promise<CurrentCustomer | null>,
  options: { checkResponses: boolean; kept: Kept },
): Promise<void> {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === "body" ? strict : coercing).compile(schema as object),
  );
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest("customer", null);
  if (options.checkResponses) {
    await app.register(responseValidation, { ajv: strict as unknown as Validator });
  }
  await app.register(glue, {
    specification: structuredClone(specification) as never,
    prefix: base,
    operationResolver: (id: string, method: string, path: string) =>
      route(operationAt(path, method), handlers[id as OperationId], method.toUpperCase() === "GET"),
  } as never);

  function route(operation: Operation, handle: Handlers[OperationId], isRead: boolean) {
    const handler = handle as (call: unknown) => Promise<Answer>;
    const known = queryNames(operation);
    const { security = [] } = operation;
    const takesToken = security.length > 0;
    const isProtected = needsToken(security);
    // Everything else may be about one person: an account, a token, what somebody did.
    const isKept = isRead && !takesToken && operation["x-never-kept"] !== true;
    const bodyLimit = operation["x-body-limit"];
    return {
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        // A path of its own is nobody's id: `PUT /orders/count` is no change of an order.
        const methods = named.get(pathOf(request));
        if (methods && !methods.includes(request.method)) return send(reply, wrongMethod(request, methods));
        if (!isKept) reply.header("cache-control", "no-store");
        const unknown = Object.keys(request.query as object).find((name) => !known.includes(name));
        if (unknown) return send(reply, unknownParameter(unknown));
        const { authorization } = request.headers;
        if (!takesToken || (!isProtected && authorization === undefined)) return;
        request.customer = await authenticate(authorization);
        if (!request.customer) return send(reply, refusal(401, "Please log in."));
        const role = operation["x-role"];
        if (role && request.customer.role !== role) return send(reply, administratorsOnly);
      },
      preValidation: async ({ params, query, body, headers }: FastifyRequest, reply: FastifyReply) => {
        const wrong = bodyProblem(operation, headers["content-type"], body);
        if (wrong) return send(reply, wrong);
        const field =
          unstorableField({ ...(params as object), ...(query as object) }, "") ?? unstorableField(body, "");
        if (field !== null) return send(reply, unstorableText(field || "body"));
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body, headers, customer, ip, cookies } = request;
        const text = isKept ? options.kept.get(request.url) : undefined;
        if (text !== undefined) return reply.type("application/json; charset=utf-8").send(text);
        const answer = await handler({
          params,
          query,
          body,
          headers,
          customer,
          caller: customer,
          ip,
          cookies,
          refuse: refusal,
        });
        if (isKept && answer.status === 200 && !Buffer.isBuffer(answer.body)) {
          options.kept.set(request.url, JSON.stringify(answer.body));
        }
        return send(reply, answer);
      },
    };
  }
}

const administratorsOnly = refusal(403, "Only administrators may do this.", { code: "administrators_only" });

/** `{}` among the ways to say who asks: nobody has to. */
export const needsToken = (security: readonly object[]): boolean =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0);

type Answer = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
};
function send(reply: FastifyReply, { status, body, headers, cookies = [] }: Answer) {
  reply.code(status).headers(headers ?? {});
  for (const cookie of cookies) setCookie(reply, cookie);
  if (status >= 400) reply.type("application/problem+json");
  return reply.send(body);
}

const unknownParameter = (name: string) =>
  refusal(400, `There is no query parameter "${name}" here.`, {
    code: "invalid",
    errors: [{ field: name, message: "is not a parameter of this operation" }],
  });

/** A body is checked by the schema of its content type: one of another type, or of none, would not be checked. */
function bodyProblem(
  { requestBody }: Operation,
  contentType: string | undefined,
  body: unknown,
): Answer | null {
  const isEmpty = body === undefined || body === null;
  if (!requestBody) return isEmpty ? null : invalid([{ field: "body", message: "is not read here" }]);
  if (isEmpty) return invalid([{ field: "body", message: "is required" }]);
  const types = Object.keys(requestBody.content);
  const given = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  return types.includes(given) ? null : refusal(415, `The body must be ${types.join(" or ")}.`);
}

const unstorableText = (field: string) => invalid([{ field, message: "holds a character that no text has" }]);

const methodsOf = (operations: Record<string, Operation>): string[] =>
  Object.keys(operations).flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));

/** The methods of each path without a parameter, by its address. */
const named = new Map(
  Object.entries(paths)
    .filter(([path]) => !path.includes("{"))
    .map(([path, operations]) => [base + path, methodsOf(operations)]),
);

const patterns = Object.entries(paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${base}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
  methods: methodsOf(operations),
}));

/** The methods that the contract has at an address; a GET is also answered as HEAD. */
export function methodsAt(address: string): readonly string[] {
  const found = patterns.filter(({ pattern }) => pattern.test(address)).flatMap(({ methods }) => methods);
  return named.get(address) ?? [...new Set(found)];
}

export const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0]!;

/** An address that has other methods than the one it was asked by. */
export const wrongMethod = (request: FastifyRequest, allowed: readonly string[]) => ({
  ...refusal(405, `${pathOf(request)} does not take ${request.method}.`),
  headers: { allow: allowed.join(", ") },
});

function operationAt(path: string, method: string): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

const queryNames = ({ parameters: own = [] }: Operation): string[] =>
  own
    .map((parameter) =>
      "$ref" in parameter ? parameters[String(parameter.$ref).split("/").pop()!]! : parameter,
    )
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);

/**
 * Compiles a schema when something is first checked by it: whoever starts a shop shall not wait for all of them. Operations refuse in the
 * same shape, and a program may open several shops, so what is compiled is kept by the schema's text.
 */
class CompilingLate extends Ajv2020 {
  private readonly compiled = new Map<string, ValidateFunction>();

  override compile(schema: AnySchema): never {
    let check: ValidateFunction | undefined;
    const validate = (data: unknown) => {
      check ??= this.compiledOnce(schema);
      const isValid = check(data);
      validate.errors = check.errors;
      return isValid;
    };
    validate.errors = undefined as ValidateFunction["errors"];
    return validate as never;
  }

  private compiledOnce(schema: AnySchema): ValidateFunction {
    const text = JSON.stringify(schema);
    const known = this.compiled.get(text);
    if (known) return known;
    const made = super.compile(schema) as ValidateFunction;
    this.compiled.set(text, made);
    return made;
  }
}

/** Bodies are taken as they are; path and query are text, so they are converted to the contract's types. */
function validator(coerceTypes: boolean) {
  const ajv = new CompilingLate({
    strict: false,
    allErrors: true,
    // What is wrong with a body of several shapes is said of the shape that was meant.
    discriminator: true,
    coerceTypes,
    useDefaults: coerceTypes,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat("uuid", uuid);
  return ajv;
}

const strict = validator(false);
const coercing = validator(true);
