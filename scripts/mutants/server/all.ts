import { accountsMutants } from "./accounts.ts";
import { cartsMutants } from "./carts.ts";
import { catalogueMutants } from "./catalogue.ts";
import { commissionsMutants } from "./commissions.ts";
import { fulfilmentMutants } from "./fulfilment.ts";
import { ordersMutants } from "./orders.ts";
import { paymentMutants } from "./payment.ts";
import { personalDataMutants } from "./personal-data.ts";
import { refundsMutants } from "./refunds.ts";
import type { ServerMutant } from "./mutant.ts";

export const serverMutants: readonly ServerMutant[] = [
  ...accountsMutants,
  ...cartsMutants,
  ...catalogueMutants,
  ...commissionsMutants,
  ...fulfilmentMutants,
  ...ordersMutants,
  ...paymentMutants,
  ...personalDataMutants,
  ...refundsMutants,
];
