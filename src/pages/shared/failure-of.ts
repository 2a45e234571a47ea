import { UnexpectedResponseError } from "#src/api/client.ts";

type Result = { data: unknown; error: Error | null };

/** The error to show instead of the page. What is on screen stays when reading it again fails, unless it no longer exists. */
export const failureOf = (...results: readonly Result[]): Error | undefined =>
  results.find(({ data, error }) => error && (data === undefined || isGone(error)))?.error ?? undefined;

const isGone = (error: Error): boolean =>
  error instanceof UnexpectedResponseError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

export const isForbidden = (error: Error): boolean =>
  error instanceof UnexpectedResponseError && error.status === 403;
