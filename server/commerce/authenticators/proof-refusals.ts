import { refusal } from "#server/http/reply.ts";

export const pleaseLogIn = () => refusal(401, "Please log in.");
export const notAccepted = ["This passkey was not accepted.", { code: "passkey_not_accepted" }] as const;
