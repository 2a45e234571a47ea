import type { Fault } from "#sandbox/faults.ts";

/** Each has a browser of their own. */
export const people = [
  "visitor",
  "customer",
  "regular customer",
  "tour lead",
  "administrator",
  "second administrator",
] as const;
export type Person = (typeof people)[number];

/** A landmark of the page by its ARIA role, the form with this submit button, the fields of this name, or the article with this text. */
export type Region =
  | "main"
  | "dialog"
  | "banner"
  | "contentinfo"
  | { formOf: string }
  | { group: string }
  | { articleWith: string };
export type Role = "button" | "link" | "checkbox" | "radio" | "heading" | "status" | "alert" | "searchbox";

/** Found by its accessible name, or a part of it. */
export type Control = { role: Role; name: string; region?: Region };
/** It is ticked when it is pressed, and stays so. */
export const isChoice = ({ role }: Control): boolean => role === "checkbox" || role === "radio";
/** A field by its label. */
export type Field = { label: string; region?: Region };

/** What happened before the first page is opened, by API calls. */
export type Given = {
  /** The browser has not come through the front door yet. */
  firstVisit?: true;
  /** The person has an account and is not logged in. */
  isLoggedOut?: true;
  /** Products in the cart, by the last part of their URL. */
  cart?: readonly (string | { product: string; quantity: number })[];
  /** An order of these products; its id is `{order}` in URLs. */
  order?: { products: readonly string[]; is: "unpaid" | "paid" };
  /** A request to refund the first item of that order; its id is `{refund}` in URLs. */
  refund?: "requested";
};

export type Step =
  | { does: "open"; url: string }
  | { does: "press"; control: Control }
  | { does: "type"; field: Field; text: string }
  | { does: "choose"; field: Field; option: string }
  | { does: "attach"; field: Field; picture: string }
  | { does: "unfold"; summary: string }
  | { does: "see"; text: string; region?: Region }
  | { does: "see control"; control: Control }
  | { does: "no longer see"; text: string; region?: Region }
  | { does: "arrive"; path: string }
  | { does: "reload" }
  | { does: "go back" }
  | { does: "pay at the provider"; how: "approve" | "cancel" | Fault }
  | { does: "open the mail's link"; containing: string; to?: string }
  | { does: "lose the network" }
  | { does: "regain the network" }
  | { does: "session ends" }
  | { does: "requests are lost"; containing: string; count: number }
  | { does: "prices were different"; price: number }
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

/**
 * In URLs and texts `{order}` and `{refund}` are what was given, `{email}` is the person's address and `{newEmail}` one
 * without an account.
 *
 * @param url without the language
 */
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
/** @param picture one of `shop-data/pictures/`, by its name; it is sent as JPEG */
export const attach = (label: string, picture: string): Step => ({
  does: "attach",
  field: { label },
  picture,
});
/** @param summary what is shown of the details before they are unfolded */
export const unfold = (summary: string): Step => ({ does: "unfold", summary });
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
/** The newest mail to the person, or to another address, whose link contains this part of a URL. */
export const openMailLink = (containing: string, to?: string): Step => ({
  does: "open the mail's link",
  containing,
  to,
});
export const loseNetwork: Step = { does: "lose the network" };
export const regainNetwork: Step = { does: "regain the network" };
/** The session is ended on the server, as from another browser. */
export const sessionEnds: Step = { does: "session ends" };
/** The next requests to a part of the API get no response. */
export const loseRequests = (containing: string, count = 1): Step => ({
  does: "requests are lost",
  containing,
  count,
});
/** The browser last showed each item of the checkout at this price. */
export const pricesWere = (price: number): Step => ({ does: "prices were different", price });
export const inTab = (tab: string, url?: string): Step => ({ does: "use another tab", tab, url });
export const as = (person: Person, url?: string): Step => ({ does: "change person", person, url });
