import { writeAmount } from "./amount.ts";
import type { Order } from "./book.ts";
import { faults } from "./faults.ts";
import { html } from "./html.ts";
import type { Markup } from "./html.ts";

/** Where the payer approves, cancels or chooses a fault. */
export const approvalPage = (order: Order): string =>
  page(
    "Approve a test payment",
    html`<h1>Pay ${merchantOf(order)}</h1>
      ${bill(order)}
      <form method="post">
        <div class="choices">
          <button class="approve" name="action" value="approve">Approve and pay</button>
          <button class="cancel" name="action" value="cancel">Cancel and return</button>
        </div>
        <details>
          <summary>Misbehave</summary>
          <fieldset>
            <legend>What shall go wrong when the shop takes the money, once</legend>
            ${choice("", "Nothing", true)}
            ${Object.entries(faults).map(([fault, says]) => choice(fault, says, false))}
          </fieldset>
        </details>
      </form>`,
  );

export const settledPage = (order: Order): string =>
  page(
    "Test payment",
    html`<h1>${order.capture ? "Paid" : "Approved"}</h1>
      ${bill(order)}
      ${
        order.returnUrl
          ? html`<form method="post">
              <div class="choices">
                <button class="approve" name="action" value="return">Return to ${merchantOf(order)}</button>
              </div>
            </form>`
          : html`<p>You may close this page.</p>`
      }`,
  );

export const cancelledPage = (order: Order): string =>
  page(
    "Test payment cancelled",
    html`<h1>Cancelled</h1>
      ${bill(order)}
      <p>Nothing was paid. You may close this page.</p>`,
  );

export const lostPage = (): string =>
  page(
    "No such payment",
    html`<h1>No such payment</h1>
      <p>This address belongs to no payment that is known here. Go back to the shop and try again.</p>`,
  );

export const confusedPage = (): string =>
  page(
    "That did not work",
    html`<h1>That did not work</h1>
      <p>The form could not be read. Go back and try again.</p>`,
  );

const bill = (order: Order): Markup =>
  html` <dl>
    <div class="amount">
      <dt>Amount</dt>
      <dd>${shownAmount(order)}</dd>
    </div>
    <div>
      <dt>Merchant</dt>
      <dd>${merchantOf(order)}</dd>
    </div>
    ${
      order.customId === null
        ? ""
        : html`<div>
            <dt>Reference</dt>
            <dd>${order.customId}</dd>
          </div>`
    }
    ${
      order.description === null
        ? ""
        : html`<div>
            <dt>For</dt>
            <dd>${order.description}</dd>
          </div>`
    }
    <div>
      <dt>Payment</dt>
      <dd><code>${order.id}</code></dd>
    </div>
  </dl>`;

const choice = (fault: string, label: string, first: boolean): Markup =>
  html` <label
    ><input type="radio" name="fault" value="${fault}" ${first ? html` checked` : ""} /> ${label}</label
  >`;

function shownAmount({ amount }: Order): string {
  const { currency_code: currency, value } = writeAmount(amount);
  return `${currency} ${value.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}

function merchantOf({ brandName, returnUrl }: Order): string {
  return brandName || (returnUrl ? new URL(returnUrl).host : "the shop");
}

const page = (title: string, main: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <p class="banner"><strong>Test provider.</strong> No money moves here.</p>
        <main>${main}</main>
      </body>
    </html>`.text;
