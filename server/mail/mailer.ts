import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Settings } from "../settings.ts";
import { writeWhole } from "../whole-file.ts";

export type Attachment = { filename: string; contentType: string; content: Buffer };
/** `id` names the effect that the mail is about: one that is repeated has the same, so a mail program shows it once. */
export type Mail = {
  id: string;
  to: string;
  replyTo?: string;
  /** It answers a message, so no program should answer it in turn. */
  isAutomaticReply?: boolean;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};
/** `content` is base64. */
export type KeptMail = Omit<Mail, "attachments"> & {
  sentAt: string;
  attachments: { filename: string; contentType: string; content: string }[];
};
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  /** Deletes what is held of mails to an address, which is told by its hash. */
  forget: (address: string) => Promise<void>;
};

/** Names an address without telling it. */
export const addressHash = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

/** Milliseconds. A server that has gone silent must not hold a job longer than a shop takes to stop and start again. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Real mail if there is an SMTP server, else files in the data folder that `/dev/mailbox` shows. */
export function openMailer(settings: Pick<Settings, "smtpUrl" | "mailFrom" | "dataFolder">): Mailer {
  if (settings.smtpUrl) {
    const url = settings.smtpUrl;
    let opened: Promise<Transporter> | undefined;
    const open = async () => {
      const { createTransport } = await import("nodemailer");
      return createTransport({ url, ...patience });
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
      // Nothing is held: what was sent is with the mail server.
      forget: async () => {},
    };
  }
  const folder = outbox(settings.dataFolder);
  return {
    send: async ({ attachments = [], ...mail }) => {
      const kept: KeptMail = {
        sentAt: new Date().toISOString(),
        ...mail,
        attachments: attachments.map((one) => ({ ...one, content: one.content.toString("base64") })),
      };
      await writeWhole(folder, `${mail.id}.json`, Buffer.from(JSON.stringify(kept)));
    },
    forget: async (address) => {
      const mails = await readOutbox(settings.dataFolder);
      for (const { id, to } of mails) {
        if (addressHash(to) === address) await rm(join(folder, `${id}.json`), { force: true });
      }
    },
  };
}

/** What a mail lacks that was kept when mails were text alone. */
const ofOlderVersions = { html: "", attachments: [] };

/** Newest first. */
export async function readOutbox(dataFolder: string): Promise<KeptMail[]> {
  const folder = outbox(dataFolder);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const mails = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      // Ids made in the same millisecond are in no order.
      const { mtimeNs } = await stat(file, { bigint: true });
      const kept = JSON.parse(await readFile(file, "utf8")) as KeptMail;
      return { mail: { ...ofOlderVersions, ...kept }, mtimeNs };
    }),
  );
  return mails.sort((one, other) => (one.mtimeNs < other.mtimeNs ? 1 : -1)).map(({ mail }) => mail);
}

const outbox = (dataFolder: string): string => join(dataFolder, "outbox");
