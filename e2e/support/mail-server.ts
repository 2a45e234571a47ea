import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect } from "./shopper.ts";
import { mailServerPort } from "./shops.ts";

/** An SMTP server that stores received mails. */
export async function openMailServer() {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(mailServerPort, "127.0.0.1", listening);
  });
  const mailsTo = (address: string) =>
    received.filter(({ to }) => to?.some((one) => one.address === address));
  return {
    /** Waits for the next unread mail. */
    next: async (address: string, subject: string | RegExp): Promise<Email> => {
      const found = () => mailsTo(address).find((mail) => new RegExp(subject).test(mail.subject ?? ""));
      await expect.poll(found).toBeDefined();
      const mail = found()!;
      received.splice(received.indexOf(mail), 1);
      return mail;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The link in the HTML part; the text part must have the same one. */
export function readMailLink({ html = "", text = "" }: Email, address: string): string {
  const [, href = ""] = new RegExp(`href="([^"]*/${address}[^"]*)"`).exec(html) ?? [];
  const link = href.replaceAll("&amp;", "&");
  expect(text).toContain(link);
  return link;
}
