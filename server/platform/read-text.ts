/**
 * A response's body as text.
 *
 * @param limit characters; reading stops there
 * @throws if the body is longer
 */
export async function readText(response: Response, limit: number): Promise<string> {
  let text = "";
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.length > limit) throw new Error(`a response has more than ${limit} characters`);
  }
  return text;
}
