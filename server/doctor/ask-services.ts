import type { Settings } from "../settings.ts";

/** Milliseconds. */
const patience = 8_000;

/** Greets the mail server and logs in, and sends nothing. */
export async function askMailServer(url: string): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** @throws Error if nobody takes traces there */
export async function askCollector({ url }: NonNullable<Settings["traces"]>): Promise<void> {
  const { status } = await fetch(`${url}/v1/traces`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(patience),
  });
  // What it says of a missing key is for the exporter, which has it.
  if (status === 404 || status >= 500) throw new Error(`${url}/v1/traces answers ${status}.`);
}
