import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from "fastify";
import { refuse, type ProblemStatus } from "./reply.ts";

/** Whatever goes wrong outside a handler's own answers becomes a problem document too. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    reply.type("application/problem+json");
    if (error.validation) {
      const errors = error.validation.map((issue) => fieldError(issue, error.validationContext));
      const detail = errors.map(({ field, message }) => `${field} ${message}`).join("; ");
      return reply.code(400).send(refuse(400, detail, { code: "invalid", errors }).body);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const { body } = refuse(status as ProblemStatus, error.message);
      return reply.code(status).send({ ...body, title: body.title ?? "Error" });
    }
    request.log.error(error);
    return reply.code(500).send(refuse(500, "Unexpected application error").body);
  });
}

function fieldError(issue: FastifySchemaValidationError, context: string | undefined) {
  const path = issue.instancePath.split("/").slice(1);
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } = issue.params;
  const extra = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const field = [...path, ...(extra === undefined ? [] : [extra])].join(".") || (context ?? "body");
  const allowed = Array.isArray(allowedValues) ? `: ${allowedValues.join(", ")}` : "";
  const message = `${issue.message ?? "is not valid"}${allowed}`;
  return issue.keyword === "maxLength" ? { field, message, code: "too_long" } : { field, message };
}
