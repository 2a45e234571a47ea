import { writeFileSync } from "node:fs";
import { readBankKey } from "#server/commerce/payouts/bank-key.ts";
import { deleteGuests, exportGuests } from "#server/commerce/personal-data/guests.ts";
import { isEmail } from "#server/http/formats.ts";
import { forgetJobs, openQueue } from "#server/platform/jobs/enqueue.ts";
import { exitWithError, resolveTypedPath } from "./output.ts";
import { withShopDatabase } from "./with-shop-database.ts";

export async function exportGuestsCommand(email: string, file: string): Promise<void> {
  if (!isEmail(email)) return exitWithError(`${email} is not an email address.`);
  const path = resolveTypedPath(file);
  await withShopDatabase(async ({ settings, ...services }) => {
    const found = await exportGuests({ ...services, bankKey: readBankKey(settings) }, email);
    if (found.length === 0) return exitWithError(`Nobody ordered with ${email} as a guest.`);
    writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`, { flag: "wx", mode: 0o600 });
    console.log(`${path} has what is stored of ${counted(found.length)} of ${email}.`);
  });
}

export async function deleteGuestsCommand(email: string): Promise<void> {
  if (!isEmail(email)) return exitWithError(`${email} is not an email address.`);
  await withShopDatabase(async ({ database, clock }) => {
    const { enqueue, close } = await openQueue(database);
    const jobs = { enqueue, forget: forgetJobs };
    const { deleted, open } = await deleteGuests({ database, clock, jobs }, email).finally(close);
    const references = [...new Set(open.flatMap((one) => one.references))];
    if (references.length > 0)
      return exitWithError(
        `Deleted: ${counted(deleted)} of ${email}. Not settled yet, so not deleted: ${references.join(", ")}.`,
      );
    if (deleted === 0) return exitWithError(`Nobody ordered with ${email} as a guest.`);
    console.log(`The personal data of ${counted(deleted)} of ${email} is deleted. Invoices stay.`);
  });
}

const counted = (guests: number): string => `${guests} ${guests === 1 ? "guest order" : "guest orders"}`;
