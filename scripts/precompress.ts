import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Bytes; what is shorter fits into a packet as it is. */
const worthIt = 1_024;

/** Puts a brotli and a gzip form beside each text file of the build, so that the server compresses none again and again. */
export const precompress: Plugin = {
  name: "trellis:precompress",
  writeBundle({ dir }) {
    for (const name of globSync("**/*.{js,css,svg}", { cwd: dir! })) {
      const file = join(dir!, name);
      const bytes = readFileSync(file);
      if (bytes.length < worthIt) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};
