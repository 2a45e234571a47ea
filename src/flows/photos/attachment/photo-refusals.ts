import type { InvalidPhoto } from "#machines/photos/attachment/attachment.contract.ts";
import type { Wire } from "#src/api/client.ts";

export const photoRefusalText = (errors: readonly Wire["ImageFieldError"][]): InvalidPhoto =>
  errors.some(({ code }) => code === "too_large") ? "too_large" : "not_a_photo";
