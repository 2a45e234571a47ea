import type { UploadRefusal } from "../../../machines/attachment/attachment.contract.ts";
import type { Wire } from "../../api/client.ts";

export const photoRefusalText = (errors: readonly Wire["ImageFieldError"][]): UploadRefusal =>
  errors.some(({ code }) => code === "too_large") ? "too_large" : "not_a_photo";
