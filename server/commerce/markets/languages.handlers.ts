import { languageDefaults } from "#domain/language-defaults.ts";
import { invalid, noContent, noLanguage, ok, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { addLanguage, changeLanguage, removeLanguage } from "./change-languages.ts";
import { languageProblems } from "./language-problems.ts";

type LanguageHandlers = Pick<Handlers, "addLanguage" | "changeLanguage" | "removeLanguage">;

/** The contract restricts these operations to administrators. */
export const languageHandlers = (services: Services): LanguageHandlers => ({
  addLanguage: async ({ body, customer, refuse }) => {
    const wanted = { ...languageDefaults, ...body };
    const problems = languageProblems(wanted);
    if (problems.length > 0) return invalid(problems);
    const language = await addLanguage(services, customerActor(customer), wanted);
    return language
      ? { status: 201, body: language }
      : refuse(409, `The shop has the language "${body.id}" already.`, { code: "language_exists" });
  },

  changeLanguage: async ({ params, body, customer }) => {
    const wanted = { ...languageDefaults, ...body };
    const problems = languageProblems(wanted);
    if (body.id !== params.id)
      problems.unshift({ field: "id", message: `must be "${params.id}", as in the address` });
    if (problems.length > 0) return invalid(problems);
    const language = await changeLanguage(services, customerActor(customer), wanted);
    return language ? ok(language) : noLanguage();
  },

  removeLanguage: async ({ params, customer, refuse }) => {
    const removed = await removeLanguage(services, customerActor(customer), params.id);
    switch (removed.outcome) {
      case "removed":
        return noContent;
      case "unknown":
        return noLanguage();
      case "inUse": {
        const { markets } = removed;
        return refuse(409, `It is offered in ${markets.join(", ")}.`, {
          code: "language_in_use",
          params: { markets },
        });
      }
    }
  },
});
