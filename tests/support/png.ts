import { crc32, deflateSync } from "node:zlib";

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
/** A PNG of a few bytes whose header claims that size. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const picture = pngChunk("IDAT", deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([signature, pngChunk("IHDR", head), picture, pngChunk("IEND", Buffer.alloc(0))]);
}
