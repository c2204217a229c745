import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../running/run.ts';

/** What was read aloud once and did not sound right: no text of a page, a mail or a PDF says it again. */
const phrases: readonly (readonly [what: string, phrase: RegExp])[] = [
  ['who moves on is told so', /si passa da sol/],
  ['«ad» before an address that begins with a', /\ba (?:assistenza@|\$\{(?:brand\.)?support\.email\})/],
  ['a link is part of its sentence', /senza spiegazioni:`/],
  ['one adult is there, several are', /copertura sono \$\{/],
  ['the thirteen payments are known', /ognuna di 13 mensilità/],
  ['about a third', /un terzo circa/],
  ['what is needed has a name', /più tardi se servono|: se servono,/],
  ['what follows an answer is said as such', /e-mail e cancelliamo/],
  [
    'nobody is addressed as a man',
    /\b(?:sei|eri|sono|essere|resti|rimani|diventi|sarai|saresti) (?:già |ancora |sempre )?(?:coperto|assicurato|protetto|tornato|entrato|chiamato|registrato|stato tu|soddisfatto|iscritto|sicuro|pronto|invitato|invalido)\b/i,
  ],
  [
    'nor as one by an adjective',
    /sei (?:proprietario|obbligato|un danneggiato|un consumatore)|Attento |a te stesso|(?:vivi|vive) (?:da )?solo\b|mettere da parte da solo|muovi leggero|compiere da solo/,
  ],
  ['e-mail and password are both feminine', /password non corretti/],
  ['a tab is kept until it is closed', /finché chiudi/],
  ['a receipt arrives', /[Rr]icevi la ricevuta/],
  ['waiting is said once', /aspettare le liste d’attesa/],
  ['an account is given back', /lo riportiamo a te/],
  ['nothing is charged by itself', /addebitiamo nulla da soli/],
  ['a state is written with its capital', /Lo stato \$/],
  ['the first of a month is written with its own sign', /\b1° /],
  ['nor are professions', /Sei libero professionista/],
  ['nor is a product', /'Protetto con/],
  ['a subsidy is no policy: it is not «la polizza» that did not begin', /polizza non è partita/],
  ['trying again is asked once', /riprova tra un momento\.\n[^]{0,80}Riprova\n/],
  ['1995 and 1996 are told alike', /dal 199[56]\b/],
];

const files = globSync(['domain/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'server/src/**/*.ts'], {
  cwd: projectFolder,
})
  .filter((file) => !/\.test\.ts$|\/test\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(projectFolder, file), 'utf8') }));

test.each(phrases)('%s', (_, phrase) => {
  const found = files.filter(({ text }) => phrase.test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});

test('there are texts to read', () => {
  expect(files.length).toBeGreaterThan(500);
});
