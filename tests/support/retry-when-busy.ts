import { lockTimeout } from "#server/platform/database/locks.ts";

/** Whether a 503 came after waiting for a lock or a connection as long as the shop allows. One that comes at once is a fault. */
export const isBusy = (status: number, waitedMilliseconds: number): boolean =>
  status === 503 && waitedMilliseconds >= lockTimeout;

/** Repeats a request that waited too long for a lock, as clients do: of many for one row, the last may on a slow machine. */
export async function retryWhenBusy<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const began = performance.now();
    const answer = await send();
    if (!isBusy(answer.status, performance.now() - began)) return answer;
  }
}
