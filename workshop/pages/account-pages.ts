import { shopPage, type ShopPage } from "./shop-page.ts";

const always = "It is never empty.";
const visitors = "A visitor is asked to log in: “Refused” of the overview.";
const open = "Everyone may see it.";

export const accountPages: readonly ShopPage[] = [
  shopPage("Account", "login.page.tsx", {
    title: "Log in",
    full: { path: "/login" },
    empty: always,
    refused: "Refused log-ins are states of the flow “Logging in and out”.",
    loads: "before",
    isExtreme: true,
  }),
  shopPage("Account", "lost-password.page.tsx", {
    title: "Password lost",
    full: { path: "/lost-password" },
    empty: always,
    refused: open,
    loads: "before",
    others: { Sent: { path: "/lost-password/sent" } },
  }),
  shopPage("Account", "reset-password.page.tsx", {
    title: "New password",
    full: { path: "/reset-password?token=none" },
    empty: always,
    refused: { path: "/reset-password" },
    loads: "before",
  }),
  shopPage("Account", "confirm-email.page.tsx", {
    title: "Email address confirmed",
    full: { path: "/confirm-email?token=none" },
    empty: always,
    refused: { path: "/confirm-email" },
    loads: "before",
  }),
  shopPage("Account", "account/account.page.tsx", {
    title: "Overview",
    full: { path: "/user/account", viewer: "customer" },
    empty: { path: "/user/account", viewer: "new customer" },
    refused: { path: "/user/account", viewer: "visitor" },
    loads: "inside",
    isExtreme: true,
  }),
  shopPage("Account", "edit-account/edit-account.page.tsx", {
    title: "Name, language and password",
    full: { path: "/user/edit-account", viewer: "customer" },
    empty: { path: "/user/edit-account", viewer: "new customer" },
    refused: visitors,
    loads: "inside",
  }),
  shopPage("Account", "edit-address/edit-address.page.tsx", {
    title: "Addresses",
    full: { path: "/user/edit-address", viewer: "customer" },
    empty: { path: "/user/edit-address", viewer: "new customer" },
    refused: visitors,
    loads: "inside",
    others: { "One of them": { path: "/user/edit-address/delivery", viewer: "customer" } },
  }),
  shopPage("Account", "points/points.page.tsx", {
    title: "Points",
    full: { path: "/user/points-conversion-history", viewer: "customer" },
    empty: { path: "/user/points-conversion-history", viewer: "new customer" },
    refused: visitors,
    loads: "inside",
  }),
  shopPage("Account", "security/security.page.tsx", {
    title: "Second factor and passkeys",
    full: { path: "/user/security", viewer: "customer" },
    empty: "“Full” has none yet.",
    refused: visitors,
    loads: "inside",
  }),
  shopPage("Account", "sessions.page.tsx", {
    title: "Open sessions",
    full: { path: "/user/sessions", viewer: "customer" },
    empty: always,
    refused: visitors,
    loads: "inside",
  }),
  shopPage("Account", "account/personal-data.page.tsx", {
    title: "Personal data",
    full: { path: "/user/personal-data", viewer: "customer" },
    empty: always,
    refused: visitors,
    loads: "inside",
  }),
  shopPage("Account", "account-deleted.page.tsx", {
    title: "Account deleted",
    full: { path: "/account-deleted" },
    empty: always,
    refused: open,
    loads: "before",
  }),
];
