import { operations, type Operation } from "./contract.ts";
import { schemaErrors } from "./schema-errors.ts";

type Response = { method: string; url: string; status: number; body: unknown };

/** How a response with JSON differs from the contract. */
export function contractErrors({ method, url, status, body }: Response): string[] {
  const operation = operationAt(method, url);
  if (!operation) return [`${method} ${url} is no operation of the contract`];
  const schema = operation.responses[status] ?? operation.responses["default"];
  return schema ? schemaErrors(schema, body).map((error) => `${operation.id} ${status}: ${error}`) : [];
}

/** The operation that a request's path and query belong to. */
export function operationAt(method: string, url: string): Operation | undefined {
  const path = new URL(url, "http://shop").pathname.replace("/api/v1", "");
  return operations.find((one) => one.method === method && patternOf(one.path).test(path));
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
