import { inflateSync } from "node:zlib";

/** The text of a PDF drawn by react-pdf, in drawing order. */
export function pdfTexts(pdf: Buffer): string[] {
  const source = pdf.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!] as const),
  );
  const streamOf = (body: string): string => {
    const [, bytes] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
    return inflateSync(Buffer.from(bytes ?? "", "latin1")).toString("latin1");
  };
  const letters = new Map(
    [...objects].flatMap(([id, body]) => {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
      return unicode ? [[id, lettersOf(streamOf(objects.get(unicode)!))] as const] : [];
    }),
  );
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, letters.get(id!)] as const),
  );
  const pages = [...objects.values()].flatMap((body) => {
    const [, contents] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    return contents ? [streamOf(objects.get(contents)!)] : [];
  });
  return pages.flatMap((page) => textsOfPage(page, fonts));
}

type Letters = string[] | undefined;

function textsOfPage(page: string, fonts: ReadonlyMap<string, Letters>): string[] {
  let font: Letters;
  const texts: string[] = [];
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name);
    else if (shown) {
      const codes = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      texts.push(codes.map((code) => font?.[Number.parseInt(code, 16)] ?? "").join(""));
    }
  }
  return texts;
}

/** A font's characters by code, from its ToUnicode table. */
const lettersOf = (table: string): string[] =>
  [...table.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) =>
      (hex!.match(/[0-9a-f]{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(""),
    ),
  );
