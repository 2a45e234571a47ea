import { fromPromise } from "xstate";
import type { Wire } from "#src/api/client.ts";
import type { CaptchaSolver } from "./captcha.ts";

/** The port by which a form solves the puzzle before it is sent. */
export const createCaptchaPort = (captcha: CaptchaSolver, form: Wire["CaptchaForm"]) =>
  fromPromise<{ captcha: string }, undefined>(async ({ signal }) => ({
    captcha: await captcha.answer(form, signal),
  }));
