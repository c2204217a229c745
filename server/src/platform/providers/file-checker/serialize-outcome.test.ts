import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readOutcomeBytes, parseOutcome } from './parse-outcome.ts';
import type { TryOutcome } from './outcome.ts';
import { serializeOutcome } from './serialize-outcome.ts';

const photo: TryOutcome = {
  kind: 'heic',
  contentType: 'image/jpeg',
  width: 64,
  height: 48,
  pages: null,
  pagePictures: null,
  content: Buffer.from('pixels'),
  preview: Buffer.from('few'),
};
const paper: TryOutcome = {
  kind: 'pdf',
  contentType: 'application/pdf',
  width: null,
  height: null,
  pages: 2,
  pagePictures: [
    { from: 1, bytes: 2 },
    { from: 3, bytes: 2 },
  ],
  content: Buffer.from('%PDF-'),
  preview: Buffer.from('page'),
};
const bytesOf = (outcome: TryOutcome) => Buffer.concat(serializeOutcome(outcome));
const outcomeBytesWith = (head: string, rest = '') =>
  Buffer.concat([Buffer.from([0, 0, 0, head.length]), Buffer.from(head + rest)]);

test.each<[string, TryOutcome]>([
  ['a photo with its preview', photo],
  ['a document with its pages', paper],
  ['a refusal', { refusal: 'FileTooLong' }],
  ['of a file that needs longer', { needsLonger: true }],
])('the outcome %s is read as it was written', (_, outcome) => {
  expect(parseOutcome(bytesOf(outcome))).toEqual(outcome);
});

test('an outcome with any part missing is not read', () => {
  for (const outcome of [photo, paper, { refusal: 'FileBroken' } as const]) {
    const all = bytesOf(outcome);
    for (let length = 0; length < all.length; length += 1)
      expect(parseOutcome(all.subarray(0, length))).toBeNull();
  }
});

test.each([
  ['more data than announced', Buffer.concat([bytesOf(photo), Buffer.from('!')])],
  ['a page outside the document', bytesOf({ ...paper, pagePictures: [{ from: 4, bytes: 2 }] })],
  ['invalid JSON', outcomeBytesWith('{')],
  ['an unknown refusal', outcomeBytesWith('{"refusal":"FileUgly"}')],
  [
    'an unknown kind of file',
    outcomeBytesWith(JSON.stringify({ ...paper, kind: 'exe', contentBytes: 1 }), 'x'),
  ],
])('%s is not read as an outcome', (_, bytes) => {
  expect(parseOutcome(bytes)).toBeNull();
});

test('reading stops after 64 megabytes', async () => {
  const half = Buffer.alloc(32 * 1024 * 1024);
  const heard = await readOutcomeBytes(Readable.from([half, half, Buffer.from('!'), Buffer.from('!')]));
  expect(heard.length).toBe(2 * half.length);
});
