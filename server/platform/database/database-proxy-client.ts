import { Agent, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PGlite, Results } from "@electric-sql/pglite";
import { OperatorError } from "#server/platform/operator-errors.ts";
import {
  serializeContent,
  readProxyEndpoint,
  databaseErrorStatus,
  transactionHeader,
  deserializeContent,
  deserializeError,
} from "./database-proxy-protocol.ts";
import type { ProxyEndpoint, ProxyStatement } from "./database-proxy-protocol.ts";

export class DatabaseOwnerGoneError extends OperatorError {
  /** Whether a commit was under way, which may have succeeded. */
  readonly isUncertain: boolean;
  constructor(isUncertain: boolean) {
    const doubt = isUncertain ? ", and did not say whether all was done" : "";
    super(`The shop ended while this command was at work${doubt}. Give the command again.`);
    this.isUncertain = isUncertain;
  }
}

type Answer = { status: number; body: Buffer };
type Ask = (path: string, body?: unknown, transaction?: string) => Promise<Answer>;
type Client = Pick<PGlite, "query" | "transaction" | "close">;

/** Connects to the embedded database of the shop running on this data folder; null if there is none. */
export async function connectToDatabaseProxy(dataFolder: string): Promise<Client | null> {
  const endpoint = readProxyEndpoint(dataFolder);
  if (endpoint === null) return null;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Ask = (path, body, transaction) => answerOf(endpoint, agent, path, body, transaction);
  const isLent = await send("/query", statement("select 1")).then(
    ({ status }) => status === 200,
    () => false,
  );
  if (!isLent) return null;
  return {
    query: queryBy(send),
    transaction: async (work) => {
      const transaction = (await checkResponse(send("/begin"))).body.toString();
      const query = queryBy(send, transaction);
      try {
        const result = await work(Object.assign(Object.create(null), { query }));
        await checkResponse(send("/commit", undefined, transaction), true);
        return result;
      } catch (error) {
        // If the shop has ended, its transactions are rolled back already.
        await send("/rollback", undefined, transaction).catch(() => {});
        throw error;
      }
    },
    close: async () => agent.destroy(),
  };
}

const statement = (
  text: string,
  values: unknown[] = [],
  rowMode: ProxyStatement["rowMode"] = null,
): ProxyStatement => ({
  text,
  values,
  rowMode,
});

const queryBy =
  (send: Ask, transaction?: string) =>
  async <Row>(
    text: string,
    values?: unknown[],
    options?: { rowMode?: "array" | "object" },
  ): Promise<Results<Row>> => {
    const response = send("/query", statement(text, values, options?.rowMode), transaction);
    return deserializeContent((await checkResponse(response)).body);
  };

/** @throws the database's own error for a refused statement */
async function checkResponse(pending: Promise<Answer>, isUncertain = false): Promise<Answer> {
  const answer = await pending.catch(() => {
    throw new DatabaseOwnerGoneError(isUncertain);
  });
  if (answer.status === databaseErrorStatus) throw deserializeError(answer.body);
  if (answer.status !== 200) throw new DatabaseOwnerGoneError(isUncertain);
  return answer;
}

async function answerOf(
  { port, secret }: ProxyEndpoint,
  agent: Agent,
  path: string,
  body: unknown,
  transaction?: string,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    authorization: `Bearer ${secret}`,
    ...(body !== undefined && { "content-type": "application/octet-stream" }),
    ...(transaction !== undefined && { [transactionHeader]: transaction }),
  };
  request({ host: "127.0.0.1", port, path, method: "POST", agent, headers }, resolve)
    .on("error", reject)
    .end(body === undefined ? undefined : serializeContent(body));
  const answer = await promise;
  return { status: answer.statusCode!, body: await buffer(answer) };
}
