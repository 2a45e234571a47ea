import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { openMailer, readOutbox } from "./mailer.ts";

const invoice = Buffer.from("%PDF-1.7 Grüße");
const mail = {
  id: "order-paid.1",
  to: "ada@example.com",
  replyTo: "europe@trellis.example",
  subject: "Ihre Bestellung für Mai",
  text: "Grüße\n\nTrellis",
  html: "<p>Grüße<br>Trellis</p>",
  attachments: [{ filename: "invoice-1.pdf", contentType: "application/pdf", content: invoice }],
};

const partsOf = (source: string) =>
  source.split(/\r\n--[\w-]+\r\n|\r\n--[\w-]+--\r\n/).map((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    return { head, body: body.join("\r\n\r\n") };
  });

test("a mail is sent by SMTP, from the shop to its customer", async () => {
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
  const mailer = openMailer(
    {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: "Trellis <hello@trellis.example>",
    },
    folderFiles(""),
  );
  await mailer.send(mail);
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: "hello@trellis.example", to: ["ada@example.com"] },
  ]);
  const [envelope, ...parts] = partsOf(received[0]!.source);
  expect(envelope!.head).toContain(
    "From: Trellis <hello@trellis.example>\r\nTo: ada@example.com\r\nReply-To: europe@trellis.example\r\n",
  );
  expect(envelope!.head).toContain("Subject: =?UTF-8?Q?Ihre_Bestellung_f=C3=BCr_Mai?=");
  expect(envelope!.head).toContain("Message-ID: <order-paid.1@trellis.example>");
  const body = (type: string) => parts.find(({ head }) => head.includes(`Content-Type: ${type}`));
  expect(body("text/plain")!.body).toBe("Gr=C3=BC=C3=9Fe\r\n\r\nTrellis");
  expect(body("text/html")!.body).toBe("<p>Gr=C3=BC=C3=9Fe<br>Trellis</p>");
  const attached = body("application/pdf")!;
  expect(attached.head).toContain("Content-Disposition: attachment; filename=invoice-1.pdf");
  expect(Buffer.from(attached.body, "base64")).toEqual(invoice);
});

test("sending fails without its SMTP server, so the job is retried", async () => {
  const mailer = openMailer(
    {
      smtpUrl: "smtp://127.0.0.1:1",
      mailFrom: "hello@trellis.example",
    },
    folderFiles(""),
  );
  await expect(mailer.send(mail)).rejects.toThrow("ECONNREFUSED");
});

test("without an SMTP server, mails are stored in the outbox, newest first", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "trellis-mail-"));
  const files = folderFiles(dataFolder);
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const mailer = openMailer({ smtpUrl: null, mailFrom: "hello@trellis.example" }, files);
  expect(await readOutbox(files)).toEqual([]);
  await mailer.send(mail);
  const second = { ...mail, id: "order-paid.2", subject: "Second" };
  await mailer.send(second);
  const sentAt = expect.any(String);
  const attachments = [{ ...mail.attachments[0], content: invoice.toString("base64") }];
  expect(await readOutbox(files)).toEqual([
    { ...second, sentAt, attachments },
    { ...mail, sentAt, attachments },
  ]);
  const old = {
    id: "old",
    to: mail.to,
    subject: "Old",
    text: "Text alone",
    sentAt: "2026-11-21T10:00:00.000Z",
  };
  writeFileSync(join(dataFolder, "outbox/old.json"), JSON.stringify(old));
  // File systems may record the same time for files written within milliseconds.
  const later = Date.now() / 1_000 + 60;
  utimesSync(join(dataFolder, "outbox/old.json"), later, later);
  expect((await readOutbox(files))[0]).toEqual({ ...old, html: "", attachments: [] });
  rmSync(join(dataFolder, "outbox/old.json"));
  // A crash may repeat a mail, which is still shown once.
  await mailer.send(mail);
  expect(await readOutbox(files)).toHaveLength(2);
});
