import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { openMailer, readOutbox } from "./mailer.ts";

const mail = {
  id: "order-paid.1",
  to: "ada@example.com",
  subject: "Ihre Bestellung für Mai",
  text: "Grüße\n\nTrellis",
};

test("a mail goes to the SMTP server, from the shop to its customer", async () => {
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      let source = "";
      stream.setEncoding("utf8").on("data", (text: string) => (source += text));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, "127.0.0.1", () =>
      done((listening.address() as { port: number }).port),
    );
  });
  const mailer = openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "Trellis <hello@trellis.example>",
    dataFolder: "",
  });
  await mailer.send(mail);
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: "hello@trellis.example", to: ["ada@example.com"] },
  ]);
  const [head, body] = received[0]!.source.split("\r\n\r\n") as [string, string];
  expect(head).toContain(
    "From: Trellis <hello@trellis.example>\r\nTo: ada@example.com\r\nSubject: =?UTF-8?Q?Ihre_Bestellung_f=C3=BCr_Mai?=",
  );
  expect(head).toContain("Message-ID: <order-paid.1@trellis.example>");
  expect(body).toBe("Gr=C3=BC=C3=9Fe");
});

test("sending fails without its SMTP server, so the job is tried again", async () => {
  const mailer = openMailer({
    smtpUrl: "smtp://127.0.0.1:1",
    mailFrom: "hello@trellis.example",
    dataFolder: "",
  });
  await expect(mailer.send(mail)).rejects.toThrow("ECONNREFUSED");
});

test("without one, mails are kept in the outbox, newest first", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "trellis-mail-"));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const mailer = openMailer({ smtpUrl: null, mailFrom: "hello@trellis.example", dataFolder });
  expect(await readOutbox(dataFolder)).toEqual([]);
  await mailer.send(mail);
  const second = { ...mail, id: "order-paid.2", subject: "Second" };
  await mailer.send(second);
  const sentAt = expect.any(String);
  expect(await readOutbox(dataFolder)).toEqual([
    { ...second, sentAt },
    { ...mail, sentAt },
  ]);
  // A crash may repeat a mail, but not what a person finds.
  await mailer.send(mail);
  expect(await readOutbox(dataFolder)).toHaveLength(2);
});
