import type { ContractObserver } from "#server/http/contract.ts";
import type { OperationId } from "#server/http/reply.ts";
import { customerActor, visitorActor } from "#server/commerce/audit/audit.ts";
import { clientNetwork, widenNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "#server/platform/telemetry/log.ts";
import type { LogInFailure } from "#server/platform/telemetry/log-in-failures.ts";
import { sign } from "#server/platform/signing.ts";
import { emailKey } from "./customers.ts";
import { requestOrigin } from "./devices.ts";

type Recording = Pick<Services, "refusals" | "secrets">;
type RequestInfo = { headers: Record<string, string | string[] | undefined>; ip: string };

const askingAgain: readonly OperationId[] = [
  "changePassword",
  "confirmAuthenticatorApp",
  "deleteMe",
  "exportPayouts",
  "keepBankAccount",
  "proveSecondFactor",
];
const failures: Readonly<Record<string, LogInFailure>> = {
  incorrect_password: "wrong_password",
  incorrect_code: "wrong_code",
  passkey_not_accepted: "passkey_refused",
};
/** Not recorded: most customers provide the proof next. */
const freshProofRequired = "fresh_proof_required";
const guestTokenExpired = "guest_token_expired";
const guestTokenOnlyOrder = "guest_token_only_order";

/** Records refused access and failed proofs of logged-in customers in the audit log. */
export const recordRefusals =
  ({ refusals }: Pick<Services, "refusals">): ContractObserver["refused"] =>
  ({ operationId: operation }, request, status) => {
    const { customer, problem } = request;
    const who = () => ({
      actor: customer ? customerActor(customer) : visitorActor,
      ownerId: customer?.id ?? null,
      origin: requestOrigin(request),
    });
    // Sessions and guests' tokens expire every day, and anyone can make up a token: their rows would hide the others.
    if (status === 401 || problem === guestTokenExpired || (problem === guestTokenOnlyOrder && !customer)) {
      const network = widenNetwork(clientNetwork(request.ip));
      log.info({ event: "session.refused", operation, network }, "audit");
    } else if (status === 403 && problem !== freshProofRequired) {
      const details = { operation, code: problem ?? "forbidden" };
      refusals.record({ ...who(), action: "access.refused", details });
    }
    if (customer && askingAgain.includes(operation)) {
      const reason = status === 429 ? "throttled" : failures[problem ?? ""];
      if (reason)
        refusals.record({ ...who(), action: "customer.log_in_failed", details: { reason, operation } });
    }
  };

/** Records a visitor's failed log-in. The address of an unknown account is stored as a keyed hash. */
export function failedLogIn(
  { refusals, secrets }: Recording,
  operation: OperationId,
  email: string | null,
  request: RequestInfo,
): (reason: LogInFailure, account: { id: string } | null) => void {
  // Computed in any case, so that unknown accounts take the same time.
  const addressHash = email === null ? null : sign(secrets, `address ${emailKey(email)}`).slice(0, 22);
  return (reason, account) =>
    refusals.record({
      action: "customer.log_in_failed",
      actor: visitorActor,
      ownerId: account?.id ?? null,
      ...(!account && addressHash !== null && { addressHash }),
      origin: requestOrigin(request),
      details: { reason, operation },
    });
}
