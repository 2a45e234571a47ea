/**
 * A `fetch` that reports upload progress, which the browser's own cannot.
 *
 * @param onProgress called with the share sent, from 0 to 1; 1 once the browser has sent the last byte
 */
export const uploadingFetch =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    const call = new XMLHttpRequest();
    const answered = new Promise<Response>((done, fail) => {
      call.onload = () => done(answerOf(call));
      call.onerror = () => fail(new TypeError("the connection failed"));
      call.onabort = () => fail(request.signal.reason);
    });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.upload.onload = () => onProgress(1);
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    const stop = () => call.abort();
    request.signal.addEventListener("abort", stop);
    call.send(body);
    return answered.finally(() => request.signal.removeEventListener("abort", stop));
  };

function answerOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name, value.join(": ")];
  });
  const hasBody = ![204, 205, 304].includes(call.status);
  return new Response(hasBody ? call.responseText : null, { status: call.status, headers });
}
