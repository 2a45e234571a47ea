export const passwordRefusals = {
  weak: { detail: "The password is too weak.", code: "password_weak" },
  common: { detail: "Many people have this password.", code: "password_common" },
  personal: { detail: "The password contains your name or e-mail address.", code: "password_personal" },
} as const;
