import { addAbortSignal, type Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { newId } from "#server/platform/ids.ts";
import type { StoreSettings } from "#server/platform/settings.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { FileDamagedError, FilesUnavailableError } from "./file-errors.ts";
import { isContentAddressed, type Files, type Folder } from "./files.ts";
import { describeStoreError } from "./object-store-errors.ts";

/** Milliseconds: to connect, without data, for a whole request, and for the store's check. */
const defaultTimeouts = { connection: 2_000, silence: 4_000, whole: 8_000, check: 2_000 };
export type StoreTimeouts = typeof defaultTimeouts;
/** Bytes per millisecond, by which large uploads may take longer. */
const minimumRate = 500;
const attempts = 3;
/** Milliseconds for which a successful check counts. */
const checkLifetime = 5_000;

/**
 * Files in a bucket of an S3-compatible store.
 * @throws FilesUnavailableError if they can't be written, read and removed there
 */
export async function objectStoreFiles(
  settings: StoreSettings,
  timeouts: StoreTimeouts = defaultTimeouts,
): Promise<Files> {
  const store = storeFiles(settings, timeouts);
  const name = `.ready-${newId()}`;
  await store.check();
  await store.store("uploads", name, Buffer.from(name));
  await store.read("uploads", name);
  await store.remove("uploads", name);
  return store;
}

function storeFiles(settings: StoreSettings, timeouts: StoreTimeouts): Files {
  const { prefix, bucket: Bucket } = settings;
  const client = openClient(settings, timeouts);
  const keyOf = (folder: Folder, name: string) => `${prefix}${folder}/${name}`;

  async function withTimeout<Answer>(
    operation: string,
    work: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
    limit = timeouts.whole,
  ): Promise<Answer> {
    const abortSignal = AbortSignal.timeout(limit);
    try {
      return await work({ abortSignal });
    } catch (error) {
      throw describeStoreError(abortSignal.aborted ? abortSignal.reason : error, operation, settings);
    }
  }

  const readOnce = (folder: Folder, name: string): Promise<Buffer> => {
    const Key = keyOf(folder, name);
    return withTimeout(Key, async (options) => {
      const object = await client.send(new GetObjectCommand({ Bucket, Key }), options);
      const bytes = await wholeOf(object.Body as Readable, options.abortSignal);
      const { ContentLength: length = bytes.length, Metadata: { sha256 } = {} } = object;
      const hash = isContentAddressed(folder) ? name : sha256;
      if (bytes.length === length && (hash === undefined || contentHash(bytes) === hash)) return bytes;
      throw new FileDamagedError(
        `The store at ${settings.endpoint} gave ${Key} damaged: ${bytes.length} bytes that are not what was stored. Put it back from a copy.`,
      );
    });
  };

  type Page = { ContinuationToken?: string | undefined; MaxKeys?: number };
  const page = (folder: Folder, more: Page, limit?: number) =>
    withTimeout(
      `${prefix}${folder}/`,
      async (options) => {
        const command = new ListObjectsV2Command({ Bucket, Prefix: keyOf(folder, ""), ...more });
        const answer = await client.send(command, options);
        // A list without this field is not a valid response.
        if (answer.IsTruncated !== undefined) return answer;
        throw new FilesUnavailableError(
          `What answers at ${settings.endpoint} is no S3-compatible store. Correct S3_ENDPOINT.`,
        );
      },
      limit,
    );

  return {
    store: (folder, name, bytes) => {
      const Key = keyOf(folder, name);
      const put = new PutObjectCommand({
        Bucket,
        Key,
        Body: bytes,
        Metadata: { sha256: contentHash(bytes) },
      });
      const limit = timeouts.whole + Math.ceil(bytes.length / minimumRate);
      return withTimeout(Key, async (options) => void (await client.send(put, options)), limit);
    },
    // A truncated response is retried once; the client itself retries only requests that failed at the start.
    read: (folder, name) =>
      readOnce(folder, name).catch((error: unknown) => {
        if (error instanceof FileDamagedError) return readOnce(folder, name);
        throw error;
      }),
    remove: (folder, name) => {
      const Key = keyOf(folder, name);
      const remove = new DeleteObjectCommand({ Bucket, Key });
      return withTimeout(Key, async (options) => void (await client.send(remove, options)));
    },
    list: async (folder) => {
      const files: { name: string; writtenAt: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await page(folder, { ContinuationToken });
        for (const { Key, LastModified } of Contents)
          files.push({ name: Key!.slice(keyOf(folder, "").length), writtenAt: LastModified! });
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return files.sort((first, second) => first.writtenAt.getTime() - second.writtenAt.getTime());
    },
    check: throttled(async () => void (await page("uploads", { MaxKeys: 1 }, timeouts.check))),
  };
}

const openClient = (
  { endpoint, region, accessKeyId, secretAccessKey }: StoreSettings,
  { connection, silence }: StoreTimeouts,
): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store supports a host name per bucket.
    forcePathStyle: true,
    // Nor the newer checksums; writes are signed with their hash, and reads are compared with it.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connection,
      socketTimeout: silence,
    },
  });

async function wholeOf(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, body)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Shares a running check and reuses a successful one for a while. */
function throttled(check: () => Promise<void>): () => Promise<void> {
  let last: { answer: Promise<void>; until: number } | null = null;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const running = { answer: check(), until: Infinity };
    last = running;
    running.answer.then(
      () => (running.until = performance.now() + checkLifetime),
      () => (running.until = 0),
    );
    return running.answer;
  };
}
