import { mkdirSync } from "node:fs";
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { privately } from "../data-folder.ts";
import { newId } from "../ids.ts";
import type { Settings } from "../settings.ts";

export type Mail = { to: string; subject: string; text: string };
export type KeptMail = Mail & { id: string; sentAt: string };
export type Mailer = { send: (mail: Mail) => Promise<void> };

/** Real mail if there is an SMTP server, else files in the data folder that `/dev/mailbox` shows. */
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
      mkdirSync(folder, privately);
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
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const mails = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      // Ids made in the same millisecond are in no order.
      const { mtimeNs } = await stat(file, { bigint: true });
      return { mail: JSON.parse(await readFile(file, "utf8")) as KeptMail, mtimeNs };
    }),
  );
  return mails.sort((one, other) => (one.mtimeNs < other.mtimeNs ? 1 : -1)).map(({ mail }) => mail);
}

const outbox = (dataFolder: string): string => join(dataFolder, "outbox");
