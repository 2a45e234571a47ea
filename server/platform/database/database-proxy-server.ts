import { randomBytes, timingSafeEqual } from "node:crypto";
import type { AddressInfo, Socket } from "node:net";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { newId } from "#server/platform/ids.ts";
import {
  removeProxyEndpoint,
  serializeContent,
  serializeError,
  databaseErrorStatus,
  writeProxyEndpoint,
  transactionHeader,
} from "./database-proxy-protocol.ts";
import { deserializeContent, type ProxyStatement } from "./database-proxy-protocol.ts";

type Lent = {
  tx: Transaction;
  /** The transaction rolls back when its connection closes. */
  socket: Socket;
  commit: () => void;
  rollBack: (why: Error) => void;
  ended: Promise<void>;
};

const largestStatement = 256 * 1024 * 1024;
/**
 * Serves the embedded database, which only one program can open, to the operator's commands on a local port; the
 * secret is in the data folder. Returns a function that ends it.
 */
export async function serveDatabaseProxy(
  client: Pick<PGlite, "query" | "transaction">,
  dataFolder: string,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString("base64url");
  // A command may take any time between two statements.
  const app = fastify({ bodyLimit: largestStatement, keepAliveTimeout: 0, forceCloseConnections: true });
  const expected = Buffer.from(`Bearer ${secret}`);
  app.addHook("onRequest", async (request, reply) => {
    const authorization = Buffer.from(request.headers.authorization ?? "");
    if (authorization.length === expected.length && timingSafeEqual(authorization, expected)) return;
    await reply.code(401).header("connection", "close").send("Only for who may read the shop's data folder.");
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: Error, _request, reply) => {
    void reply.code(databaseErrorStatus).type("application/octet-stream").send(serializeError(error));
  });
  const open = serve(app, client);
  await app.listen({ host: "127.0.0.1", port: 0 });
  await writeProxyEndpoint(dataFolder, { port: (app.server.address() as AddressInfo).port, secret });
  return async () => {
    await removeProxyEndpoint(dataFolder);
    await app.close();
    await Promise.allSettled(open);
  };
}

function serve(app: FastifyInstance, client: Pick<PGlite, "query" | "transaction">): Set<Promise<void>> {
  const open = new Set<Promise<void>>();
  const lent = new Map<string, Lent>();
  const lentTo = ({ headers, socket }: FastifyRequest): Lent => {
    const transaction = lent.get(String(headers[transactionHeader]));
    if (transaction?.socket !== socket) throw new Error("There is no such transaction any more.");
    return transaction;
  };
  app.post<{ Body: Buffer }>("/query", async (request, reply) => {
    const { text, values, rowMode } = deserializeContent<ProxyStatement>(request.body);
    const queryable = request.headers[transactionHeader] === undefined ? client : lentTo(request).tx;
    const { rows, fields, affectedRows } = await queryable.query(text, values, {
      rowMode: rowMode ?? "object",
    });
    return reply.type("application/octet-stream").send(serializeContent({ rows, fields, affectedRows }));
  });
  app.post("/begin", async (request) => {
    const id = newId();
    const { opened, ...transaction } = begin(client, request.socket);
    open.add(transaction.ended);
    const forget = () => (lent.delete(id), open.delete(transaction.ended));
    transaction.ended.then(forget, forget);
    lent.set(id, { ...transaction, tx: await opened });
    return id;
  });
  app.post("/commit", async (request) => {
    const transaction = lentTo(request);
    transaction.commit();
    await transaction.ended;
    return "";
  });
  app.post("/rollback", async (request) => {
    const transaction = lentTo(request);
    transaction.rollBack(new Error("rolled back"));
    await transaction.ended.catch(() => {});
    return "";
  });
  return open;
}

/** A transaction that stays open until it is committed, rolled back, or its connection closes. */
function begin({ transaction }: Pick<PGlite, "transaction">, socket: Socket) {
  const { promise: opened, resolve: open, reject: fail } = Promise.withResolvers<Transaction>();
  const { promise: decision, resolve: commit, reject: rollBack } = Promise.withResolvers<void>();
  const rollBackOnClose = () => rollBack(new Error("The command has ended."));
  // Nothing awaits this promise while the transaction is queued.
  decision.catch(() => {});
  socket.once("close", rollBackOnClose);
  if (socket.destroyed) rollBackOnClose();
  const ended = transaction(async (tx) => {
    open(tx);
    await decision;
  }).finally(() => socket.off("close", rollBackOnClose));
  ended.catch(fail);
  return { opened, socket, commit, rollBack, ended };
}
