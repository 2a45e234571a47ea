import {
  closeIssueByReference,
  findOpenIssues,
  describeIssue,
} from "#server/commerce/payment/payment-issues.ts";
import { findStuckPayments, describeStuckPayment } from "#server/commerce/payment/stuck-payments.ts";
import { findStuckRefunds, describeStuckRefund } from "#server/commerce/refunds/stuck-refunds.ts";
import { comparisonLine, lastComparison } from "#server/commerce/reconciliation/compare.ts";
import { exitWithError } from "./output.ts";
import { withShopDatabase } from "./with-shop-database.ts";

export async function listStuck(): Promise<void> {
  await withShopDatabase(async (services) => {
    const lines = [
      ...(await findStuckPayments(services)).map(describeStuckPayment),
      ...(await findStuckRefunds(services)).map(describeStuckRefund),
      ...(await findOpenIssues(services.database.queries)).map(describeIssue),
    ];
    console.log(lines.join("\n") || "No payment is stuck.");
    const last = await lastComparison(services.database.queries);
    console.log(last ? comparisonLine(last) : "The books were not compared with the provider's list yet.");
  });
}

export async function closeIssue(reference: string): Promise<void> {
  await withShopDatabase(async (services) => {
    if (await closeIssueByReference(services, reference)) console.log(`${reference} was looked into.`);
    else
      exitWithError(
        `There is nothing open of the name ${reference}. Names are listed by: npm run shop -- stuck`,
      );
  });
}
