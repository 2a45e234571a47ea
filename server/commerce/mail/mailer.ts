import { createHash } from "node:crypto";
import type { Transporter } from "nodemailer";
import pLimit from "p-limit";
import type { Files } from "#server/platform/files/files.ts";
import type { Settings } from "#server/platform/settings.ts";

export type Attachment = { filename: string; contentType: string; content: Buffer };
/** `id` identifies the effect that the mail is about: a repeated mail has the same, so a mail program shows it once. */
export type Mail = {
  id: string;
  to: string;
  replyTo?: string;
  /** Marks it as automatic, so that no program replies to it. */
  isAutomaticReply?: boolean;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};
export type StoredMail = Omit<Mail, "attachments"> & {
  sentAt: string;
  attachments: { filename: string; contentType: string; content: string }[];
};
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  /** Deletes stored mails to an address, given by its hash. */
  forget: (address: string) => Promise<void>;
};

export const addressHash = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

/** Milliseconds. A silent server must not hold a job longer than a restart of the shop takes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails through an SMTP server if there is one, else writes files to `outbox/` that `/dev/mailbox` shows. */
export function openMailer(settings: Pick<Settings, "smtpUrl" | "mailFrom">, files: Files): Mailer {
  if (settings.smtpUrl) {
    const url = settings.smtpUrl;
    let opened: Promise<Transporter> | undefined;
    const open = async () => {
      const { createTransport } = await import("nodemailer");
      return createTransport({ url, ...timeouts });
    };
    const [, host = "localhost"] = /@([^\s>]+)>?\s*$/.exec(settings.mailFrom) ?? [];
    return {
      send: async ({ id, attachments = [], isAutomaticReply = false, ...mail }) => {
        const messageId = `<${id}@${host}>`;
        const transport = await (opened ??= open());
        await transport.sendMail({
          from: settings.mailFrom,
          messageId,
          // RFC 3834
          ...(isAutomaticReply && { headers: { "Auto-Submitted": "auto-replied" } }),
          ...mail,
          attachments: [...attachments],
        });
      },
      // Nothing is stored here; the mail server has the mails.
      forget: async () => {},
    };
  }
  return {
    send: async ({ attachments = [], ...mail }) => {
      const stored: StoredMail = {
        sentAt: new Date().toISOString(),
        ...mail,
        attachments: attachments.map((attachment) => ({
          ...attachment,
          content: attachment.content.toString("base64"),
        })),
      };
      await files.store("outbox", `${mail.id}.json`, Buffer.from(JSON.stringify(stored)));
    },
    forget: async (address) => {
      for (const { id, to } of await readOutbox(files)) {
        if (addressHash(to) === address) await files.remove("outbox", `${id}.json`);
      }
    },
  };
}

const ofOlderVersions = { html: "", attachments: [] };
const concurrency = 16;

/** Newest first. A store may know only the second in which a mail was written. */
export async function readOutbox(files: Files): Promise<StoredMail[]> {
  const listed = (await files.list("outbox")).filter(({ name }) => name.endsWith(".json"));
  const mails = await pLimit(concurrency).map(listed, async ({ name, writtenAt }) => {
    const stored = JSON.parse((await files.read("outbox", name)).toString()) as StoredMail;
    return { mail: { ...ofOlderVersions, ...stored }, writtenAt: writtenAt.toISOString() };
  });
  return mails
    .sort(
      (first, second) =>
        compareText(first.writtenAt, second.writtenAt) || compareText(first.mail.sentAt, second.mail.sentAt),
    )
    .map(({ mail }) => mail)
    .reverse();
}

const compareText = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);
