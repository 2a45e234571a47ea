import { contactPaths } from "#machines/shopping/contact/contact.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { ContactContent } from "./contact.flow.tsx";

export const contactStage = pageStage(contactPaths, "contact.title", ContactContent);
