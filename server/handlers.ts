import { accountHandlers } from "./commerce/accounts/accounts.handlers.ts";
import { confirmationHandlers } from "./commerce/accounts/confirmation.handlers.ts";
import { passwordHandlers } from "./commerce/accounts/passwords.handlers.ts";
import { sessionHandlers } from "./commerce/accounts/sessions.handlers.ts";
import { authenticatorHandlers } from "./commerce/authenticators/authenticators.handlers.ts";
import { passkeyLogInHandlers } from "./commerce/authenticators/passkey-log-in.handlers.ts";
import { secondFactorHandlers } from "./commerce/authenticators/second-factor.handlers.ts";
import { captchaHandlers } from "./commerce/captcha/captcha.handlers.ts";
import { cartHandlers } from "./commerce/cart/cart.handlers.ts";
import { wishListHandlers } from "./commerce/cart/wish-list.handlers.ts";
import { categoryHandlers } from "./commerce/catalogue/categories.handlers.ts";
import { imageHandlers } from "./commerce/catalogue/images.handlers.ts";
import { productHandlers } from "./commerce/catalogue/products.handlers.ts";
import { commissionHandlers } from "./commerce/commissions/commissions.handlers.ts";
import { contactHandlers } from "./commerce/contact/contact.handlers.ts";
import { contentHandlers } from "./commerce/content/content.handlers.ts";
import { documentHandlers } from "./commerce/documents/documents.handlers.ts";
import { fulfilmentHandlers } from "./commerce/fulfilment/fulfilment.handlers.ts";
import { failedMailHandlers } from "./commerce/mail/failed-mails.handlers.ts";
import { guestHandlers } from "./commerce/guests/guests.handlers.ts";
import { languageHandlers } from "./commerce/markets/languages.handlers.ts";
import { marketHandlers } from "./commerce/markets/markets.handlers.ts";
import { draftHandlers } from "./commerce/orders/drafts.handlers.ts";
import { expectedDeliveryHandlers } from "./commerce/orders/expected-delivery.handlers.ts";
import { orderHandlers } from "./commerce/orders/orders.handlers.ts";
import { paymentHandlers } from "./commerce/payment/payment.handlers.ts";
import { payoutReviewHandlers } from "./commerce/payouts/payout-review.handlers.ts";
import { payoutHandlers } from "./commerce/payouts/payouts.handlers.ts";
import { personalDataHandlers } from "./commerce/personal-data/personal-data.handlers.ts";
import { pointHandlers } from "./commerce/points/points.handlers.ts";
import { promotionHandlers } from "./commerce/promotions/promotions.handlers.ts";
import { issueHandlers } from "./commerce/reconciliation/issues.handlers.ts";
import { webhookHandlers } from "./commerce/reconciliation/webhooks.handlers.ts";
import { refundImageAdmission } from "./commerce/refunds/refund-images.admission.ts";
import { refundImageHandlers } from "./commerce/refunds/refund-images.handlers.ts";
import { refundReviewHandlers } from "./commerce/refunds/refund-review.handlers.ts";
import { refundHandlers } from "./commerce/refunds/refunds.handlers.ts";
import { withdrawalHandlers } from "./commerce/refunds/withdrawal.handlers.ts";
import { selfBillingHandlers } from "./commerce/self-billing/self-billing.handlers.ts";
import { statementHandlers } from "./commerce/statements/statements.handlers.ts";
import { stockAlertHandlers } from "./commerce/stock-alerts/stock-alerts.handlers.ts";
import { stockHandlers } from "./commerce/stock/stock.handlers.ts";
import { tourLeadImageAdmission } from "./commerce/tour-leads/pictures.admission.ts";
import { tourLeadPictureHandlers } from "./commerce/tour-leads/pictures.handlers.ts";
import { tourLeadSignUpHandlers } from "./commerce/tour-leads/sign-up.handlers.ts";
import { tourLeadHandlers } from "./commerce/tour-leads/tour-leads.handlers.ts";
import type { Admissions, Handlers } from "./http/reply.ts";
import type { Services } from "./commerce/services.ts";

export const handlersOf = (services: Services): Handlers => ({
  ...languageHandlers(services),
  ...marketHandlers(services),
  ...contentHandlers(services),
  ...categoryHandlers(services),
  ...productHandlers(services),
  ...imageHandlers(services),
  ...captchaHandlers(services),
  ...cartHandlers(services),
  ...wishListHandlers(services),
  ...accountHandlers(services),
  ...passwordHandlers(services),
  ...confirmationHandlers(services),
  ...contactHandlers(services),
  ...sessionHandlers(services),
  ...secondFactorHandlers(services),
  ...passkeyLogInHandlers(services),
  ...authenticatorHandlers(services),
  ...draftHandlers(services),
  ...expectedDeliveryHandlers(services),
  ...orderHandlers(services),
  ...guestHandlers(services),
  ...paymentHandlers(services),
  ...documentHandlers(services),
  ...failedMailHandlers(services),
  ...stockHandlers(services),
  ...stockAlertHandlers(services),
  ...promotionHandlers(services),
  ...personalDataHandlers(services),
  ...pointHandlers(services),
  ...commissionHandlers(services),
  ...statementHandlers(services),
  ...tourLeadHandlers(services),
  ...tourLeadSignUpHandlers(services),
  ...tourLeadPictureHandlers(services),
  ...payoutHandlers(services),
  ...selfBillingHandlers(services),
  ...payoutReviewHandlers(services),
  ...refundHandlers(services),
  ...refundImageHandlers(services),
  ...withdrawalHandlers(services),
  ...refundReviewHandlers(services),
  ...fulfilmentHandlers(services),
  ...webhookHandlers(services),
  ...issueHandlers(services),
});

export const admissionsOf = (services: Services): Admissions => ({
  ...refundImageAdmission(services),
  ...tourLeadImageAdmission(services),
});
