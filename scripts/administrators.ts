import { isEmail } from "../server/api/formats.ts";
import { makeAdministrator } from "../server/administrators/make-administrator.ts";
import { removeAdministrator, resetSecondFactor } from "../server/administrators/remove-administrator.ts";
import { openQueue } from "../server/jobs/enqueue.ts";
import { fail } from "./command-output.ts";
import { inShop } from "./in-shop.ts";

export async function appoint(email: string): Promise<void> {
  if (!isEmail(email)) return fail(`${email} is not an email address.`);
  await inShop(async (services) => {
    const { passwordLink } = await makeAdministrator(services, email);
    console.log(`${email} is an administrator.`);
    console.log(`No earlier password works; within seven days, this link sets a new one:\n${passwordLink}`);
  });
}

export async function dismiss(email: string): Promise<void> {
  await inShop(async (services) => {
    switch (await removeAdministrator(services, email)) {
      case "removed":
        return console.log(`${email} is a customer now, and every session has ended.`);
      case "last":
        return fail(`${email} is the only administrator. First appoint another one.`);
      case "noAdministrator":
        return fail(`${email} is no administrator.`);
    }
  });
}

export async function forgetSecondFactor(email: string): Promise<void> {
  await inShop(async (services) => {
    const { enqueue, close } = await openQueue(services.database);
    const outcome = await resetSecondFactor({ ...services, jobs: { enqueue } }, email).finally(close);
    if (outcome === "noAdministrator") return fail(`${email} is no administrator.`);
    console.log(`Every session of ${email} has ended, and the next log-in sets up a new second factor.`);
    console.log("If another person may know the password, too, appoint them anew: that discards it.");
  });
}
