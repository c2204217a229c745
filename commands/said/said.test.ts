import { beforeAll, expect, test } from 'vitest';
import { saidInDocuments } from './documents.ts';
import { saidInMails } from './mails.ts';
import { saidOnPages } from './pages.ts';
import type { Said } from './said.ts';

/** Everything that somebody can read: pages, mails, documents. */
let said: readonly Said[] = [];

// The whole site is loaded and rendered: many seconds where the machine is busy.
beforeAll(async () => {
  said = [...(await saidOnPages()), ...saidInMails(), ...saidInDocuments()];
}, 180_000);

const linesWith = (isWrong: (line: string) => boolean) =>
  said.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter(isWrong)
      .map((line) => `${name}: ${line}`),
  );

test('the walk sees pages, mails and documents', () => {
  const names = said.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['/', '/prodotti/ski', '/termini', 'policy-active', 'ski-vendita-a-distanza']),
  );
  expect(said.filter(({ text }) => text.trim() === '')).toEqual([]);
});

/** Law 217/2011, art. 5: who was struck may withdraw like everybody else. */
test('nobody is told that who was struck can not withdraw any more', () => {
  const ofBoth = /reced|recess/i;
  const struck = /evento coperto|(?:è (?:già )?successo|non è successo)/i;
  expect(
    linesWith((line) => ofBoth.test(line) && struck.test(line) && !line.includes('Puoi recedere anche se')),
  ).toEqual([]);
});
