import { pathModel } from "#machines/paths/model.ts";
import { contactMachine } from "./contact.machine.ts";

const order = { id: "order-1", reference: "7K3M-9QXA", placedAt: "2026-11-20T09:00:00.000Z" };
export const typed = {
  email: "ada@example.com",
  name: "Ada Jansen",
  topic: "delivery",
  orderId: null,
  message: "Do you deliver on Saturdays?",
} as const;

export const contactPaths = pathModel({
  machine: contactMachine,
  title: "Writing to the shop",
  purpose: "sending a message to the shop, about an order or anything else, with a copy to the sender",
  starts: {
    "a visitor": { email: "", name: "", orders: [], about: "" },
    "a customer": { email: "ada@example.com", name: "Ada Jansen", orders: [order], about: "" },
  },
  happyPath: ["a visitor", "writes", "prove ✓ proven", "sendMessage ✓ sent"],
  does: {
    "message.submitted": {
      writes: typed,
      "writes about an order": { ...typed, topic: "order", orderId: order.id },
    },
    "retry.requested": "tries again",
    "another.requested": "writes another message",
  },
  happens: {},
  answers: {
    prove: { output: { proven: { captcha: "an-answer" } } },
    sendMessage: {
      sent: "sent",
      invalid: { "fields are wrong": { fieldErrors: { email: "own_address", message: "unseen_marks" } } },
      captchaInvalid: "the proof came too late",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: {
    "typing.editing": ["routes.contact", "roles.visitor-contact"],
    sent: ["errors.business-day"],
  },
});
