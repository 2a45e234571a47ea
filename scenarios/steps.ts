import type { Fault } from "#sandbox/faults.ts";

/** Each has a browser of their own. */
export const people = ["visitor", "customer", "tour lead", "administrator", "second administrator"] as const;
export type Person = (typeof people)[number];

/** A landmark of the page, by its ARIA role. */
export type Region = "main" | "dialog" | "banner" | "contentinfo";
export type Role = "button" | "link" | "checkbox" | "radio" | "heading" | "status" | "alert" | "searchbox";

/** Found by its accessible name, or a part of it. */
export type Control = { role: Role; name: string; region?: Region };
/** A field by its label. */
export type Field = { label: string; region?: Region };

/** What happened before the first page is opened, by API calls. */
export type Given = {
  /** Products in the cart, by the last part of their URL. */
  cart?: readonly string[];
  /** An order of these products; its id is `{order}` in URLs. */
  order?: { products: readonly string[]; is: "unpaid" | "paid" };
};

export type Step =
  | { does: "open"; url: string }
  | { does: "press"; control: Control }
  | { does: "type"; field: Field; text: string }
  | { does: "choose"; field: Field; option: string }
  | { does: "attach"; field: Field; picture: string }
  | { does: "see"; text: string; region?: Region }
  | { does: "see control"; control: Control }
  | { does: "no longer see"; text: string; region?: Region }
  | { does: "arrive"; path: string }
  | { does: "reload" }
  | { does: "go back" }
  | { does: "pay at the provider"; how: "approve" | "cancel" | Fault }
  | { does: "open the mail's link"; containing: string }
  | { does: "lose the network" }
  | { does: "regain the network" }
  | { does: "session ends" }
  | { does: "use another tab"; tab: string; url?: string }
  | { does: "change person"; person: Person; url?: string };

export type Scenario = {
  /** What happens, in plain words. */
  title: string;
  /** What else a tester might search for. */
  words?: readonly string[];
  person: Person;
  market: string;
  language: string;
  given?: Given;
  steps: readonly Step[];
};

export const scenario = (description: Scenario): Scenario => description;

/** @param url without the language; `{order}` is the order that was given */
export const open = (url: string): Step => ({ does: "open", url });
export const press = (name: string, region: Region = "main"): Step => ({
  does: "press",
  control: { role: "button", name, region },
});
export const follow = (name: string, region: Region = "main"): Step => ({
  does: "press",
  control: { role: "link", name, region },
});
export const tick = (name: string): Step => ({ does: "press", control: { role: "checkbox", name } });
export const pick = (name: string): Step => ({ does: "press", control: { role: "radio", name } });
export const type = (label: string, text: string, region: Region = "main"): Step => ({
  does: "type",
  field: { label, region },
  text,
});
export const choose = (label: string, option: string, region: Region = "main"): Step => ({
  does: "choose",
  field: { label, region },
  option,
});
/** @param picture a file of `shop-data/pictures/` */
export const attach = (label: string, picture: string): Step => ({
  does: "attach",
  field: { label },
  picture,
});
export const see = (text: string, region?: Region): Step => ({ does: "see", text, region });
export const seeHeading = (name: string): Step => ({
  does: "see control",
  control: { role: "heading", name },
});
export const seeButton = (name: string, region?: Region): Step => ({
  does: "see control",
  control: { role: "button", name, region },
});
export const noLongerSee = (text: string, region?: Region): Step => ({
  does: "no longer see",
  text,
  region,
});
/** @param path without the language; `*` is any part */
export const arrive = (path: string): Step => ({ does: "arrive", path });
export const reload: Step = { does: "reload" };
export const goBack: Step = { does: "go back" };
export const pay = (how: "approve" | "cancel" | Fault = "approve"): Step => ({
  does: "pay at the provider",
  how,
});
/** The newest mail to the person whose link contains this part of a URL. */
export const openMailLink = (containing: string): Step => ({ does: "open the mail's link", containing });
export const loseNetwork: Step = { does: "lose the network" };
export const regainNetwork: Step = { does: "regain the network" };
/** The session is ended on the server, as from another browser. */
export const sessionEnds: Step = { does: "session ends" };
export const inTab = (tab: string, url?: string): Step => ({ does: "use another tab", tab, url });
export const as = (person: Person, url?: string): Step => ({ does: "change person", person, url });
