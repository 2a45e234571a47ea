/**
 * Repeats a request while the shop answers 503, as its Retry-After asks: of many requests for one row, the last may wait for its
 * lock longer than the shop lets it (3 seconds) on a busy machine. A refused transaction has changed nothing.
 */
export async function untilServed<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}
