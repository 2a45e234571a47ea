import { accountsMutants } from "./accounts.ts";
import { cartsMutants } from "./carts.ts";
import { catalogueMutants } from "./catalogue.ts";
import { checkoutMutants } from "./checkout.ts";
import { commissionsMutants } from "./commissions.ts";
import { deliveryDatesMutants } from "./delivery-dates.ts";
import { fulfilmentMutants } from "./fulfilment.ts";
import { marketsMutants } from "./markets.ts";
import { ordersMutants } from "./orders.ts";
import { paymentMutants } from "./payment.ts";
import { payoutsMutants } from "./payouts.ts";
import { personalDataMutants } from "./personal-data.ts";
import { pointsMutants } from "./points.ts";
import { portsOfAccountsMutants } from "./ports-of-accounts.ts";
import { portsOfAdministrationMutants } from "./ports-of-administration.ts";
import { portsOfOrdersMutants } from "./ports-of-orders.ts";
import { portsOfSessionsMutants } from "./ports-of-sessions.ts";
import { portsOfShoppingMutants } from "./ports-of-shopping.ts";
import { portsOfVisitorsMutants } from "./ports-of-visitors.ts";
import { promotionsMutants } from "./promotions.ts";
import { refundsMutants } from "./refunds.ts";
import { secondFactorMutants } from "./second-factor.ts";
import { guestMutants } from "./guests.ts";
import { stockAlertMutants } from "./stock-alerts.ts";
import { stockMutants } from "./stock.ts";
import { taxesMutants } from "./taxes.ts";
import { tourLeadsMutants } from "./tour-leads.ts";
import { vatIdsMutants } from "./vat-ids.ts";
import type { ServerMutant } from "./mutant.ts";

export const serverMutants: readonly ServerMutant[] = [
  ...accountsMutants,
  ...cartsMutants,
  ...catalogueMutants,
  ...checkoutMutants,
  ...commissionsMutants,
  ...deliveryDatesMutants,
  ...fulfilmentMutants,
  ...marketsMutants,
  ...ordersMutants,
  ...paymentMutants,
  ...payoutsMutants,
  ...personalDataMutants,
  ...pointsMutants,
  ...portsOfAccountsMutants,
  ...portsOfAdministrationMutants,
  ...portsOfOrdersMutants,
  ...portsOfSessionsMutants,
  ...portsOfShoppingMutants,
  ...portsOfVisitorsMutants,
  ...promotionsMutants,
  ...refundsMutants,
  ...secondFactorMutants,
  ...guestMutants,
  ...stockAlertMutants,
  ...stockMutants,
  ...taxesMutants,
  ...tourLeadsMutants,
  ...vatIdsMutants,
];
