import { pathModel } from "#machines/paths/model.ts";
import { passwordChangeMachine } from "./password-change.machine.ts";

const typed = { current: "Trellis-Demo-2026!", password: "Gießkanne 9 Liter!" };

export const passwordChangePaths = pathModel({
  machine: passwordChangeMachine,
  title: "Changing the password",
  purpose: "changing the password by entering the current one",
  starts: { "a customer": undefined },
  happyPath: ["a customer", "changes the password", "changePassword ✓ changed"],
  does: {
    "change.submitted": {
      "changes the password": { ...typed, repeated: typed.password },
      "types two passwords": { ...typed, repeated: `${typed.password}!` },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    changePassword: {
      changed: "changed",
      incorrectPassword: "the current one is wrong",
      passwordWeak: "the new one is too weak",
      passwordCommon: "many people have the new one",
      passwordPersonal: "the new one contains the name",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
