/** Section 6. */
export const roles = {
  "roles.visitor-browses": "A visitor may browse and search.",
  "roles.visitor-cart": "A visitor may keep a cart.",
  "roles.visitor-registers": "A visitor may register and log in.",
  "roles.visitor-contact": "A visitor may use the contact form.",
  "roles.visitor-login-link": "A visitor sees the link to log in and sign up.",
  "roles.customer-buys": "A customer may keep a cart and check out.",
  "roles.customer-own-data": "Orders, refunds, points, addresses and account are the customer's own.",
  "roles.lead-commissions": "A customer with a tour_lead_code sees balances and the history of commissions.",
  "roles.lead-payouts": "A customer with a tour_lead_code may request payouts.",
  "roles.administrator-reviews": "An administrator reviews refunds.",
  "roles.lead-sign-up-by-token": "A tour lead signs up by the token of an invitation link.",
  "roles.lead-images-by-token": "A tour lead uploads images by the token of an invitation link.",
  "roles.role-string": "A user carries their role as a string.",
} as const;
