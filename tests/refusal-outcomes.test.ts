import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { root } from "#scripts/tools.ts";

const contract = globSync("openapi/**/*.yaml", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
const codes = new Set(
  [...contract.join("\n").matchAll(/\bcode: \{ type: string, enum: \[([^\]]+)\]/g)].flatMap(([, names]) =>
    names!.split(", "),
  ),
);

const files = globSync(["src/flows/**/*.{ts,tsx}", "src/api/*.ts"], {
  cwd: root,
  exclude: ["**/*.test.*", "**/*.stories.tsx"],
});

/**
 * Outcomes that are not simply the code's, on purpose; each says why where it is written. `()` is a function that finds
 * the outcome.
 */
const grouped: readonly string[] = [
  "bank-account.actors.ts: password_needed → incorrectPassword",
  "buy-again.actors.ts: not_found → itemUnavailable",
  "cart.actors.ts: not_found, invalid, item_unavailable → itemUnavailable",
  'checkout.guest.ts: refusal.code === "too_many_requests" → tooManyRequests',
  'checkout.guest.ts: refusal?.code === "order_not_draft" → orderOpen',
  "checkout.refusals.ts: cart_outdated → orderChanged()",
  "checkout.refusals.ts: invalid → refusedFields()",
  "checkout.refusals.ts: item_unavailable, price_changed, cart_outdated, order_changed → orderChanged()",
  "checkout.refusals.ts: item_unavailable, price_changed, points_changed, shipping_changed, delivery_date_changed, promotion_changed, coupon_ended, coupon_used_up, order_changed → orderChanged()",
  "checkout.refusals.ts: too_many_points → orderChanged()",
  "email-confirmation.actors.ts: invalid, password_required, incorrect_password, password_weak, password_common, password_personal → incorrectPassword",
  "email-confirmation.actors.ts: invalid, token_invalid, token_expired → tokenInvalid",
  "email-confirmation.actors.ts: password_required, incorrect_password, password_weak → passwordWeak",
  "email-confirmation.actors.ts: password_required, incorrect_password, password_weak, password_common, password_personal → passwordRequired",
  "fulfilment.actors.ts: order_not_paid, order_cancelled, nothing_left, more_than_left, shipment_changed, order_delivered → overtaken()",
  "fulfilment.actors.ts: order_not_paid, order_cancelled, nothing_left, order_not_shipped, order_shipped → overtaken()",
  "refund-photo-storage.ts: not_found, refund_not_draft → closed",
  "refund-photo-storage.ts: refusalOf(result, 404) → deleted",
  "refund-removal.actors.ts: not_found → deleted",
  "refund-request.actors.ts: invalid → refusedFields()",
  "refund-request.actors.ts: not_found, refund_requested → refundRequested",
  "refund-request.actors.ts: refund_not_draft → refundRequested",
  "refund-request.actors.ts: refusalOf(result, 400, 404) → notFound",
  "refund-review.actors.ts: not_found, refund_draft → notFound",
  "resend-confirmation.ts: invalid, incorrect_credentials, already_confirmed, too_many_requests → refused",
  "second-factor.actors.ts: invalid, incorrect_code, incorrect_password, passkey_not_accepted → outcomeOf(refusedAs)",
  "tour-lead-photo-storage.ts: not_found, token_invalid → closed",
  "tour-lead-photo-storage.ts: refusalOf(result, 404) → deleted",
];

/** What the contract finds malformed (`invalid`) may have the outcome of the one other code beside it. */
const isOwn = (code: string, from: readonly string[]): boolean =>
  from.filter((other) => other !== "invalid").join() === code || from.join() === code;

/** The outcomes that a refusal with one of these codes has here and that are not named after it. */
function renamedIn(node: ts.Node, from: readonly string[], subject: string): string[] {
  if (ts.isPropertyAssignment(node) && node.name.getText() === "outcome") {
    const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
    if (ts.isStringLiteral(value)) return [value.text];
    const [code] = ts.isCallExpression(value) ? value.arguments : [];
    if (!code || code.getText() === subject) return [];
    if (!ts.isStringLiteral(code)) return [value.getText()];
    return isOwn(code.text, from) ? [] : [outcomeOf(code.text)];
  }
  if (
    from.length > 0 &&
    ts.isReturnStatement(node) &&
    node.expression &&
    ts.isCallExpression(node.expression)
  )
    return [`${node.expression.expression.getText()}()`];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...renamedIn(child, from, subject)));
  return found;
}

function groupingsIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (from: readonly string[], outcomes: readonly string[]) => {
    for (const outcome of outcomes) found.push(`${basename(file)}: ${from.join(", ")} → ${outcome}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isSwitchStatement(node)) {
      const subject = node.expression.getText().replace("?.", ".");
      let from: string[] = [];
      for (const clause of node.caseBlock.clauses) {
        if (ts.isCaseClause(clause) && ts.isStringLiteral(clause.expression))
          from.push(clause.expression.text);
        if (clause.statements.length === 0) continue;
        if (from.length > 0 && from.every((code) => codes.has(code)))
          add(
            from,
            clause.statements.flatMap((statement) => renamedIn(statement, from, subject)),
          );
        from = [];
      }
    }
    const [condition, then] = ts.isIfStatement(node)
      ? [node.expression, node.thenStatement]
      : ts.isConditionalExpression(node)
        ? [node.condition, node.whenTrue]
        : [];
    if (condition && then && /^(refusal\b|refusalOf\()/.test(condition.getText())) {
      add([condition.getText()], renamedIn(then, [], "refusal.code"));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("a refusal's outcome is its code in camel case", () => {
  expect(codes.size).toBeGreaterThan(100);
  const found = new Set(files.flatMap(groupingsIn));
  expect([...found].toSorted()).toEqual(grouped.toSorted());
});
