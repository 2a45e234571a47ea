import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | Uint8Array): string => Buffer.from(data).toString("base64url");

/**
 * Flags of authenticator data: user present, user verified, backup eligible and state, attested credential.
 * w3.org/TR/webauthn-3/#flags
 */
const flags = { present: 1, verified: 4, canSync: 8, isSynced: 16, hasKey: 64 };
/** COSE key parameters of a P-256 key: RFC 9053. */
const es256 = (x: Buffer, y: Buffer) =>
  new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(x)],
    [-3, new Uint8Array(y)],
  ]);

type Options = { rpId?: string; origin?: string; counter?: number; isVerified?: boolean };

/** The responses of a browser and its authenticator in software: one credential whose counter a test sets. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32));
  readonly #key: KeyObject;
  readonly #publicKey: Uint8Array;
  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    this.#key = privateKey;
    this.#publicKey = isoCBOR.encode(es256(Buffer.from(x!, "base64url"), Buffer.from(y!, "base64url")));
  }

  register({ challenge }: { challenge: string }, options: Options = {}) {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = Buffer.concat([dataOf(options, flags.hasKey), key]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, options),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      },
    };
  }

  answer({ challenge }: { challenge: string }, options: Options = {}) {
    const authenticatorData = dataOf(options, 0);
    const clientDataJSON = clientData("webauthn.get", challenge, options);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, this.#key)),
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {} };
  }
}

function dataOf({ rpId = "localhost", counter = 0, isVerified = true }: Options, more: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flag = flags.present | (isVerified ? flags.verified : 0) | flags.canSync | flags.isSynced | more;
  return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
}

const clientData = (type: string, challenge: string, { origin = "http://localhost:8080" }: Options): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
