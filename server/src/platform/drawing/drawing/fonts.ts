import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { TextStyle } from './look.ts';
import { inflateSync } from 'node:zlib';

const woffSignature = 0x77_4f_46_46;
const headerBytes = 12;
const directoryEntryBytes = 16;

/**
 * Unpacks a WOFF font into its plain form. The PDF library reads WOFF too, but inflates its tables for every
 * document, which took longer than all the rest.
 */
function plainFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== woffSignature) throw new TypeError('not a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, 44 + index * 20),
  );
  const start = headerBytes + tables.length * directoryEntryBytes;
  const size = tables.reduce((sum, { content }) => sum + padded(content.length), start);
  const font = Buffer.alloc(size);
  writeHeader(font, woff.readUInt32BE(4), tables.length);
  let offset = start;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = headerBytes + index * directoryEntryBytes;
    font.writeUInt32BE(tag, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, offset);
    offset += padded(content.length);
  }
  return font;
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.readUInt32BE(entry),
    checksum: woff.readUInt32BE(entry + 16),
    content: packedLength < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  };
}

/** The three numbers after the count serve the binary search of old readers. */
function writeHeader(font: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  font.writeUInt32BE(flavour, 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * directoryEntryBytes, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * directoryEntryBytes, 10);
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

type Weight = TextStyle['weight'];

export type FontRun = { font: string; text: string };

const files = { regular: 400, semibold: 600 } as const satisfies Record<Weight, number>;
// Figtree is split by script. Letters of the second part (Łukasz, Šimić) are rare, but occur in names.
const parts = ['latin', 'latin-ext'] as const;

const { resolve } = createRequire(import.meta.url);

const fontName = (weight: Weight, part: (typeof parts)[number]) => `${weight} ${part}`;

const loaded = (Object.keys(files) as Weight[]).flatMap((weight) =>
  parts.map((part) => ({
    name: fontName(weight, part),
    content: plainFont(
      readFileSync(resolve(`@fontsource/figtree/files/figtree-${part}-${files[weight]}-normal.woff`)),
    ),
  })),
);

/** Read once per thread. */
export const fontFiles: readonly { name: string; content: Buffer }[] = loaded;

const drawn = parts.map((part) => {
  const file = loaded.find(({ name }) => name === fontName('regular', part));
  if (!file) throw new Error(`the ${part} part of the font is missing`);
  const codes = create(file.content).characterSet;
  return { part, characters: new Set(codes.map((code) => String.fromCodePoint(code))) };
});

const partWith = (character: string) => drawn.find(({ characters }) => characters.has(character))?.part;

/** Replacement for a character missing from the font: its letter without diacritics, else a question mark. */
const printable = (character: string) => {
  if (partWith(character)) return character;
  const bare = character.normalize('NFD').charAt(0);
  return partWith(bare) ? bare : '?';
};

// Matches nearly every word, whose letters then need no individual check.
const COMMON = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—‘’“”…€]*$/;

/** Splits a text by the font that has its letters. */
export function fontRuns(text: string, weight: Weight): FontRun[] {
  if (COMMON.test(text)) return [{ font: fontName(weight, 'latin'), text }];
  const runs: FontRun[] = [];
  for (const character of [...text.normalize('NFC')].map(printable)) {
    const font = fontName(weight, partWith(character) ?? 'latin');
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
