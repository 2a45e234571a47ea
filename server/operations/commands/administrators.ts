import { isEmail } from "#server/http/formats.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import {
  removeAdministrator,
  resetSecondFactor,
} from "#server/commerce/administrators/remove-administrator.ts";
import { openQueue } from "#server/platform/jobs/enqueue.ts";
import { exitWithError } from "./output.ts";
import { withShopDatabase } from "./with-shop-database.ts";

export async function appointAdministratorCommand(email: string): Promise<void> {
  if (!isEmail(email)) return exitWithError(`${email} is not an email address.`);
  await withShopDatabase(async (services) => {
    const { passwordLink } = await makeAdministrator(services, email);
    console.log(`${email} is an administrator.`);
    console.log(`No earlier password works; within seven days, this link sets a new one:\n${passwordLink}`);
  });
}

export async function dismissAdministratorCommand(email: string): Promise<void> {
  await withShopDatabase(async (services) => {
    switch (await removeAdministrator(services, email)) {
      case "removed":
        return console.log(`${email} is a customer now, and every session has ended.`);
      case "last":
        return exitWithError(`${email} is the only administrator. First appoint another one.`);
      case "noAdministrator":
        return exitWithError(`${email} is no administrator.`);
    }
  });
}

export async function resetSecondFactorCommand(email: string): Promise<void> {
  await withShopDatabase(async (services) => {
    const { enqueue, close } = await openQueue(services.database);
    const outcome = await resetSecondFactor({ ...services, jobs: { enqueue } }, email).finally(close);
    if (outcome === "noAdministrator") return exitWithError(`${email} is no administrator.`);
    console.log(`Every session of ${email} has ended, and the next log-in sets up a new second factor.`);
    console.log("If another person may know the password, too, appoint them anew: that discards it.");
  });
}
