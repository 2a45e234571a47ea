import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from "fastify";
import {
  retryAfterSeconds,
  isDatabaseUnavailable,
  reportDatabaseUnavailable,
} from "#server/platform/database/unavailable.ts";
import { FileMissingError, FilesUnavailableError } from "#server/platform/files/file-errors.ts";
import { truncate } from "./operations.ts";
import { invalid, refusal, type ProblemStatus } from "./reply.ts";

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    reply.type("application/problem+json");
    if (error.validation) {
      const errors = error.validation.map((issue) => fieldError(issue, error.validationContext));
      return reply.code(400).send(invalid(errors).body);
    }
    const status = error.statusCode ?? 500;
    if (status === 400) {
      const message = truncate(error.message);
      const errors = [{ field: "body", message }];
      return reply.code(400).send(refusal(400, message, { code: "invalid", errors }).body);
    }
    if (status >= 400 && status < 500) {
      const { body } = refusal(status as ProblemStatus, truncate(error.message));
      return reply.code(status).send({ ...body, title: body.title ?? "Error" });
    }
    if (error instanceof FilesUnavailableError || error instanceof FileMissingError) {
      request.log.error(error.message);
      reply.header("retry-after", retryAfterSeconds).header("cache-control", "no-store");
      return reply.code(503).send(refusal(503, "The shop cannot reach its files at the moment.").body);
    }
    if (status === 503) {
      request.log.warn(error.message);
      reply.header("retry-after", retryAfterSeconds).header("cache-control", "no-store");
      return reply.code(503).send(refusal(503, truncate(error.message)).body);
    }
    if (isDatabaseUnavailable(error)) {
      reportDatabaseUnavailable(error);
      reply.header("retry-after", retryAfterSeconds).header("cache-control", "no-store");
      return reply.code(503).send(refusal(503, "The shop cannot reach its data at the moment.").body);
    }
    request.log.error({ err: error }, "unexpected");
    return reply.code(500).send(refusal(500, "Unexpected application error").body);
  });
}

function fieldError(issue: FastifySchemaValidationError, context: string | undefined) {
  const path = issue.instancePath.split("/").slice(1);
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues, tag } = issue.params;
  const extra = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? tag;
  const field = [...path, ...(extra === undefined ? [] : [extra])].join(".") || (context ?? "body");
  const allowed = Array.isArray(allowedValues) ? `: ${allowedValues.join(", ")}` : "";
  const message =
    tag === undefined ? `${issue.message ?? "is not valid"}${allowed}` : "is none of its values";
  return issue.keyword === "maxLength" ? { field, message, code: "too_long" as const } : { field, message };
}
