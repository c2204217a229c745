import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { TextStyle } from './look.ts';
import { plainFont } from './woff.ts';

type Weight = TextStyle['weight'];

export type FontRun = { font: string; text: string };

const files = { regular: 400, semibold: 600 } as const satisfies Record<Weight, number>;
// Figtree comes in parts by script. Letters of the second one (Łukasz, Šimić) are rare, but people are called so.
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

/** Read once for each thread. */
export const fontFiles: readonly { name: string; content: Buffer }[] = loaded;

const drawn = parts.map((part) => {
  const file = loaded.find(({ name }) => name === fontName('regular', part));
  if (!file) throw new Error(`the ${part} part of the font is missing`);
  const codes = create(file.content).characterSet;
  return { part, characters: new Set(codes.map((code) => String.fromCodePoint(code))) };
});

const partWith = (character: string) => drawn.find(({ characters }) => characters.has(character))?.part;

/** What stands for a character that the font does not have: its letter without marks, else a question mark. */
const printable = (character: string) => {
  if (partWith(character)) return character;
  const bare = character.normalize('NFD').charAt(0);
  return partWith(bare) ? bare : '?';
};

// Nearly every word: no need to look at its letters one by one.
const COMMON = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—‘’“”…€]*$/;

/** Divides a text by the font that has its letters. */
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
