import { addAbortSignal, type Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { newId } from "../ids.ts";
import type { StoreSettings } from "../settings.ts";
import { contentHash } from "../atomic-file.ts";
import { FileDamagedError, FilesUnavailableError } from "./file-errors.ts";
import { isContentAddressed, type Files, type Folder } from "./files.ts";
import { describeStoreError } from "./object-store-errors.ts";

/** Milliseconds: to connect, without data, for a whole request, and for the store's check. */
const patience = { connection: 2_000, silence: 4_000, whole: 8_000, check: 2_000 };
/** Bytes per millisecond, by which large uploads may take longer. */
const slowest = 500;
const attempts = 3;
/** Milliseconds for which a successful check counts. */
const fresh = 5_000;

/**
 * Files in a bucket of an S3-compatible store.
 * @throws FilesUnavailableError if they can't be written, read and removed there
 */
export async function objectStoreFiles(settings: StoreSettings): Promise<Files> {
  const store = storeFiles(settings);
  const name = `.ready-${newId()}`;
  await store.check();
  await store.store("uploads", name, Buffer.from(name));
  await store.read("uploads", name);
  await store.remove("uploads", name);
  return store;
}

function storeFiles(settings: StoreSettings): Files {
  const { accessKeyId, secretAccessKey, prefix, bucket: Bucket } = settings;
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store supports a host name per bucket.
    forcePathStyle: true,
    // Nor the newer checksums; writes are signed with their hash, and reads are compared with it.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: patience.connection,
      socketTimeout: patience.silence,
    },
  });
  const keyOf = (place: Folder, name: string) => `${prefix}${place}/${name}`;

  async function asking<Answer>(
    what: string,
    work: (within: { abortSignal: AbortSignal }) => Promise<Answer>,
    limit = patience.whole,
  ): Promise<Answer> {
    const abortSignal = AbortSignal.timeout(limit);
    try {
      return await work({ abortSignal });
    } catch (error) {
      throw describeStoreError(abortSignal.aborted ? abortSignal.reason : error, what, settings);
    }
  }

  const readOnce = (place: Folder, name: string): Promise<Buffer> => {
    const Key = keyOf(place, name);
    return asking(Key, async (within) => {
      const object = await client.send(new GetObjectCommand({ Bucket, Key }), within);
      const bytes = await wholeOf(object.Body as Readable, within.abortSignal);
      const { ContentLength: length = bytes.length, Metadata: { sha256 } = {} } = object;
      const hash = isContentAddressed(place) ? name : sha256;
      if (bytes.length === length && (hash === undefined || contentHash(bytes) === hash)) return bytes;
      throw new FileDamagedError(
        `The store at ${settings.endpoint} gave ${Key} damaged: ${bytes.length} bytes that are not what was stored. Put it back from a copy.`,
      );
    });
  };

  type Page = { ContinuationToken?: string | undefined; MaxKeys?: number };
  const page = (place: Folder, more: Page, limit?: number) =>
    asking(
      `${prefix}${place}/`,
      async (within) => {
        const asked = new ListObjectsV2Command({ Bucket, Prefix: keyOf(place, ""), ...more });
        const answer = await client.send(asked, within);
        // A list without this field is not a valid response.
        if (answer.IsTruncated !== undefined) return answer;
        throw new FilesUnavailableError(
          `What answers at ${settings.endpoint} is no S3-compatible store. Correct S3_ENDPOINT.`,
        );
      },
      limit,
    );

  return {
    store: (place, name, bytes) => {
      const Key = keyOf(place, name);
      const put = new PutObjectCommand({
        Bucket,
        Key,
        Body: bytes,
        Metadata: { sha256: contentHash(bytes) },
      });
      const limit = patience.whole + Math.ceil(bytes.length / slowest);
      return asking(Key, async (within) => void (await client.send(put, within)), limit);
    },
    // A truncated response is retried once; the client itself retries only requests that failed at the start.
    read: (place, name) =>
      readOnce(place, name).catch((error: unknown) => {
        if (error instanceof FileDamagedError) return readOnce(place, name);
        throw error;
      }),
    remove: (place, name) => {
      const Key = keyOf(place, name);
      const remove = new DeleteObjectCommand({ Bucket, Key });
      return asking(Key, async (within) => void (await client.send(remove, within)));
    },
    list: async (place) => {
      const found: { name: string; writtenAt: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await page(place, { ContinuationToken });
        for (const { Key, LastModified } of Contents)
          found.push({ name: Key!.slice(keyOf(place, "").length), writtenAt: LastModified! });
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());
    },
    check: seldom(async () => void (await page("uploads", { MaxKeys: 1 }, patience.check))),
  };
}

async function wholeOf(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, body)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Shares a running check and reuses a successful one for a while. */
function seldom(ask: () => Promise<void>): () => Promise<void> {
  let last: { answer: Promise<void>; until: number } | null = null;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const asked = { answer: ask(), until: Infinity };
    last = asked;
    asked.answer.then(
      () => (asked.until = performance.now() + fresh),
      () => (asked.until = 0),
    );
    return asked.answer;
  };
}
