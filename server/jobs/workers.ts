import { mailConfirmation } from "../mail/confirmation.ts";
import { mailPaidOrder } from "../mail/order-paid.ts";
import { cancelUnpaid } from "../orders/cancel.ts";
import { finishHangingPayments } from "../payment/process.ts";
import type { Services } from "../services.ts";
import type { Workers } from "./jobs.ts";

export const workersOf = (services: Services): Workers => ({
  "order-paid": ({ orderId }) => mailPaidOrder(services, orderId),
  "confirmation-mail": ({ customerId }) => mailConfirmation(services, customerId),
  "cancel-unpaid": () => cancelUnpaid(services),
  "finish-payments": () => finishHangingPayments(services),
});
