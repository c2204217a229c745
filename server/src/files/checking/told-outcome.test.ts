import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { heardBytes, heardOutcome } from './heard-outcome.ts';
import type { CheckOutcome } from './outcome.ts';
import { toldOutcome } from './told-outcome.ts';

const photo: CheckOutcome = {
  kind: 'heic',
  contentType: 'image/jpeg',
  width: 64,
  height: 48,
  pages: null,
  content: Buffer.from('pixels'),
  preview: Buffer.from('few'),
};
const paper: CheckOutcome = {
  kind: 'pdf',
  contentType: 'application/pdf',
  width: null,
  height: null,
  pages: 3,
  content: Buffer.from('%PDF-'),
  preview: null,
};
const told = (outcome: CheckOutcome) => Buffer.concat(toldOutcome(outcome));
const toldWith = (head: string, rest = '') =>
  Buffer.concat([Buffer.from([0, 0, 0, head.length]), Buffer.from(head + rest)]);

test.each<[string, CheckOutcome]>([
  ['a photo with its preview', photo],
  ['a paper, which has none', paper],
  ['an empty paper', { ...paper, content: Buffer.alloc(0) }],
  ['a refusal', { refusal: 'FileWithProgram' }],
])('%s is heard as it was told', (_, outcome) => {
  expect(heardOutcome(told(outcome))).toEqual(outcome);
});

test('whatever of it is missing, it is not heard', () => {
  for (const outcome of [photo, paper, { refusal: 'FileBroken' } as const]) {
    const all = told(outcome);
    for (let length = 0; length < all.length; length += 1)
      expect(heardOutcome(all.subarray(0, length))).toBeNull();
  }
});

test.each([
  ['more than it says', Buffer.concat([told(photo), Buffer.from('!')])],
  ['more than it says, without a preview', Buffer.concat([told(paper), Buffer.from('!')])],
  ['no JSON', toldWith('{')],
  ['a refusal that we do not know', toldWith('{"refusal":"FileUgly"}')],
  ['another kind of file', toldWith(JSON.stringify({ ...paper, kind: 'exe', contentBytes: 1 }), 'x')],
])('%s is not heard', (_, bytes) => {
  expect(heardOutcome(bytes)).toBeNull();
});

test('nobody listens for more than 64 megabytes', async () => {
  const half = Buffer.alloc(32 * 1024 * 1024);
  const heard = await heardBytes(Readable.from([half, half, Buffer.from('!'), Buffer.from('!')]));
  expect(heard.length).toBe(2 * half.length);
});
