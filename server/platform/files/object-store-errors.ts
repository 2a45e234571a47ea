import type { StoreSettings } from "#server/platform/settings.ts";
import { FileDamagedError, FileMissingError, FilesUnavailableError } from "./file-errors.ts";

type StoreError = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** A sentence that says what the operator can do, without keys. */
export function describeStoreError(error: unknown, operation: string, settings: StoreSettings): Error {
  if (!(error instanceof Error) || error instanceof FilesUnavailableError) return error as Error;
  const { name, code, $metadata } = error as StoreError;
  const { endpoint, bucket } = settings;
  const at = `the store at ${endpoint}`;
  switch (name) {
    case "NoSuchKey":
      return new FileMissingError(
        `There is no ${operation} in ${at}. Files of the data folder come there by: npm run shop -- files move`,
      );
    case "NoSuchBucket":
      return new FilesUnavailableError(
        `There is no bucket ${bucket} in ${at}. Create it, or correct S3_BUCKET.`,
      );
    case "InvalidAccessKeyId":
      return new FilesUnavailableError(`${upper(at)} does not know this key. Correct S3_ACCESS_KEY_ID.`);
    case "SignatureDoesNotMatch":
      return new FilesUnavailableError(
        `The secret is not the one that ${at} knows. Correct S3_SECRET_ACCESS_KEY, or S3_REGION.`,
      );
    case "AccessDenied":
    case "AllAccessDisabled":
      return new FilesUnavailableError(
        `The key of S3_ACCESS_KEY_ID may not list, read, write and delete in the bucket ${bucket} of ${at}. Give it these rights.`,
      );
    case "AuthorizationHeaderMalformed":
    case "PermanentRedirect":
    case "IllegalLocationConstraintException":
      return new FilesUnavailableError(
        `The bucket ${bucket} is in another region of ${at}. Correct S3_REGION or S3_ENDPOINT.`,
      );
    case "RequestTimeTooSkewed":
      return new FilesUnavailableError(`This machine's clock is not the one of ${at}. Set it right.`);
    default:
      return unanswered(at, operation, error, code, $metadata?.httpStatusCode);
  }
}

function unanswered(at: string, operation: string, error: Error, code?: string, status?: number): Error {
  const { name } = error;
  // The body was truncated or did not match its header.
  if (code === "ECONNRESET" && status === undefined && error.message === "aborted")
    return new FileDamagedError(
      `${upper(at)} broke off in the middle of ${operation}. Does it run as it should?`,
    );
  if (name === "AbortError" || name === "TimeoutError")
    return new FilesUnavailableError(
      `${upper(at)} takes too long to answer. Does it run, and is S3_ENDPOINT right?`,
    );
  const reason =
    status === undefined ? (code ?? name) : [status, ...(name === "Error" ? [] : [name])].join(", ");
  return new FilesUnavailableError(
    `${upper(at)} does not answer as it should (${reason}). Does it run, and is S3_ENDPOINT right?`,
  );
}

const upper = (at: string): string => `T${at.slice(1)}`;
