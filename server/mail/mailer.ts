import { mkdirSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { newId } from "../ids.ts";
import type { Settings } from "../settings.ts";

export type Mail = { to: string; subject: string; text: string };
export type KeptMail = Mail & { id: string; sentAt: string };
export type Mailer = { send: (mail: Mail) => Promise<void> };

/** Real mail where there is an SMTP server, else files in the data folder that `/dev/mailbox` shows. */
export function openMailer(settings: Pick<Settings, "smtpUrl" | "mailFrom" | "dataFolder">): Mailer {
  if (settings.smtpUrl) {
    const transport = nodemailer.createTransport(settings.smtpUrl);
    return {
      send: async (mail) => {
        await transport.sendMail({ from: settings.mailFrom, ...mail });
      },
    };
  }
  const folder = outbox(settings.dataFolder);
  return {
    send: async (mail) => {
      mkdirSync(folder, { recursive: true });
      const id = newId();
      const kept: KeptMail = { id, sentAt: new Date().toISOString(), ...mail };
      await writeFile(join(folder, `.${id}`), JSON.stringify(kept));
      await rename(join(folder, `.${id}`), join(folder, `${id}.json`));
    },
  };
}

/** Newest first. */
export async function readOutbox(dataFolder: string): Promise<KeptMail[]> {
  const folder = outbox(dataFolder);
  const files = await readdir(folder).catch(() => []);
  const mails = files
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse();
  return Promise.all(
    mails.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KeptMail),
  );
}

const outbox = (dataFolder: string): string => join(dataFolder, "outbox");
