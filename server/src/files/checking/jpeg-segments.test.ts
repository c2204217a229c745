import { expect, test } from 'vitest';
import { withoutNotes } from './jpeg-segments.ts';

const START = [0xff, 0xd8];
const PIXELS = [0xff, 0xda, 0, 4, 1, 2, 0xff, 0xfe, 0, 4, 9, 9, 0xff, 0xd9];

/** A segment says how long it is: with the two bytes that say so, without its marker. */
function segment(marker: number, content: string | number): number[] {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.alloc(content, marker);
  const length = bytes.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...bytes];
}

const cleaned = (...parts: number[][]) => [...withoutNotes(Uint8Array.from(parts.flat()))];

test.each([
  ['a comment', segment(0xfe, 'Ada Prova')],
  ['place and device', segment(0xe1, 'Exif\0\0GPS')],
  ['a place in a long note', segment(0xe1, 700)],
  ['what a program adds', segment(0xed, 'Photoshop 3.0')],
  ['the last kind of note', segment(0xef, 'x')],
  ['what only begins like a colour profile', segment(0xe2, 'ICC_PROFIL')],
  ['an empty note', segment(0xe4, '')],
])('%s goes', (_, note) => {
  expect(cleaned(START, note, segment(0xdb, 'table'), note, PIXELS)).toEqual(
    [START, segment(0xdb, 'table'), PIXELS].flat(),
  );
});

test.each([
  ['the first header', segment(0xe0, 'JFIF\0')],
  ['how colours are to be read', segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')],
  ['how Adobe has turned colours', segment(0xee, 'Adobe\0')],
  ['a long table', segment(0xdb, 600)],
  ['what comes after all notes', segment(0xf0, 'x')],
])('%s stays', (_, kept) => {
  const jpeg = [START, kept, PIXELS].flat();
  expect(cleaned(jpeg)).toEqual(jpeg);
});

test.each([
  ['ends within a note', [...START, 0xff, 0xe1, 0]],
  ['ends with a note of no length', [...START, ...segment(0xdb, 'a'), 0xff, 0xfe, 0]],
  ['has something else between its segments', [...START, 0, 0xfe, 0, 3, 9, ...PIXELS]],
  ['begins at once with its pixels', [...START, ...PIXELS]],
  ['is nothing', []],
])('one that %s is left as it is', (_, jpeg) => {
  expect(cleaned(jpeg)).toEqual(jpeg);
});

test('a note at the very end goes too', () => {
  expect(cleaned(START, segment(0xfe, ''))).toEqual(START);
});
