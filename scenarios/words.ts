import { isChoice, type Control, type Step } from "./steps.ts";

const atTheProvider: Readonly<Record<string, string>> = {
  approve: "Approves the payment at the provider",
  cancel: "Cancels at the provider and returns",
  declined: "Approves at the provider, which then declines the payment",
  currencyNotSupported: "Approves at the provider, which does not support the currency",
  late: "Approves at the provider, which responds too late",
  answersTwice: "Approves at the provider, which responds twice",
  neverAnswers: "Approves at the provider, which does not respond",
  rubbish: "Approves at the provider, which responds with rubbish",
  pending: "Approves at the provider, which leaves the payment pending for a while",
  cut: "Approves at the provider, and the connection is cut",
};

const controlWords = ({ role, name }: Control): string =>
  role === "button" || role === "status" || role === "alert" ? `“${name}”` : `the ${role} “${name}”`;

/** A step as a sentence about the person who takes it. */
export function wordsOf(step: Step): string {
  switch (step.does) {
    case "open":
      return `Opens ${step.url}`;
    case "press":
      return step.control.role === "link"
        ? `Follows “${step.control.name}”`
        : isChoice(step.control)
          ? `Ticks “${step.control.name}”`
          : `Presses “${step.control.name}”`;
    case "type":
      return `Types “${step.text}” in “${step.field.label}”`;
    case "choose":
      return `Chooses “${step.option}” in “${step.field.label}”`;
    case "attach":
      return `Attaches a photo to “${step.field.label}”`;
    case "unfold":
      return `Unfolds “${step.summary}”`;
    case "see":
      return `Sees “${step.text}”`;
    case "see control":
      return `Sees ${controlWords(step.control)}`;
    case "no longer see":
      return `Sees “${step.text}” no longer`;
    case "arrive":
      return `Is at ${step.path}`;
    case "reload":
      return "Reloads the page";
    case "go back":
      return "Goes back";
    case "pay at the provider":
      return atTheProvider[step.how]!;
    case "open the mail's link":
      return `Opens the link in the mail (${step.containing})`;
    case "lose the network":
      return "The network is lost";
    case "regain the network":
      return "The network is back";
    case "session ends":
      return "The session ends on the server";
    case "requests are lost":
      return `The next ${step.count === 1 ? "request" : `${step.count} requests`} to ${step.containing} will be lost`;
    case "prices were different":
      return `Each item cost ${step.price} when this browser last showed it`;
    case "use another tab":
      return `Changes to the ${step.tab} tab`;
    case "change person":
      return `The ${step.person} takes over`;
  }
}
