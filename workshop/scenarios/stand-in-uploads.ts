type Fetch = typeof globalThis.fetch;

/** What `src/photos/uploading-fetch.ts` uses of XMLHttpRequest, answered by a `fetch`. */
const requestWith = (fetch: () => Fetch) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = "";
    #request: { method: string; url: string } = { method: "GET", url: "" };
    #headers = new Headers();
    #responseHeaders = new Headers();
    #stop = new AbortController();

    open(method: string, url: string): void {
      this.#request = { method, url };
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders(): string {
      return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}`).join("\r\n");
    }
    abort(): void {
      this.#stop.abort();
      this.onabort?.();
    }
    send(body: Blob): void {
      const { method, url } = this.#request;
      this.upload.onload?.();
      fetch()(url, { method, body, headers: this.#headers, signal: this.#stop.signal })
        .then(async (response) => {
          this.status = response.status;
          this.#responseHeaders = response.headers;
          this.responseText = await response.text();
          this.onload?.();
        })
        .catch(() => this.#stop.signal.aborted || this.onerror?.());
    }
  };

/** Lets uploads be answered by a `fetch`. Returns a function that ends this. */
export function answerUploads(fetch: () => Fetch): () => void {
  const real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = requestWith(fetch) as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}
