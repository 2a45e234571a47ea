export type ShapeLimits = {
  depth: number;
  values: number;
};

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const ampersand = 0x26;
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values and levels of JSON while it arrives, so that a body beyond the limits is refused before it is
 * parsed. It does not check the syntax; in UTF-8 the structural bytes occur in no other character.
 */
export class JsonShape {
  private readonly limits: ShapeLimits;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  values = 0;

  constructor(limits: ShapeLimits) {
    this.limits = limits;
  }

  /** Reads the next bytes; returns a sentence if the body exceeds a limit, else null. */
  read(chunk: Uint8Array): string | null {
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.isInString) at = this.skipString(chunk, at);
      else this.count(chunk[at]!);
      if (this.depth > this.limits.depth) return `is nested more than ${this.limits.depth} deep`;
      if (this.values > this.limits.values) return `holds more than ${this.limits.values} values`;
    }
    return null;
  }

  private count(byte: number): void {
    if (byte === quote) this.isInString = true;
    else if (byte === comma) this.values += 1;
    else if (byte === openBracket || byte === openBrace) {
      this.depth += 1;
      this.values += 1;
    } else if (byte === closeBracket || byte === closeBrace) this.depth -= 1;
  }

  /** Returns the index of the closing quote, or of the last byte. */
  private skipString(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      if (this.isEscaped) this.isEscaped = false;
      else if (chunk[at] === backslash) this.isEscaped = true;
      else if (chunk[at] === quote) {
        this.isInString = false;
        return at;
      }
    }
    return chunk.length;
  }
}

export class FormShape {
  private readonly maximum: number;
  values = 1;

  constructor(limit: number) {
    this.maximum = limit;
  }

  read(chunk: Uint8Array): string | null {
    for (const byte of chunk) if (byte === ampersand) this.values += 1;
    return this.values > this.maximum ? `holds more than ${this.maximum} fields` : null;
  }
}
