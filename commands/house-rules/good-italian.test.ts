import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../running/run.ts';

/** Phrases that did not sound right when read aloud: no page, mail or PDF may use them again. */
const phrases: readonly (readonly [what: string, phrase: RegExp])[] = [
  ['automatic advance is announced', /si passa da sol/],
  ['«ad» before an address that begins with a', /\ba (?:assistenza@|\$\{(?:brand\.)?support\.email\})/],
  ['a link is part of its sentence', /senza spiegazioni:`/],
  ['singular and plural verbs agree with the number of adults', /copertura sono \$\{/],
  ['thirteen payments take the definite article', /ognuna di 13 mensilità/],
  ['about a third', /un terzo circa/],
  ['requirements are named', /più tardi se servono|: se servono,/],
  ['consequences of an answer are worded as such', /e-mail e cancelliamo/],
  [
    'readers are not addressed as men',
    /\b(?:sei|eri|sono|essere|resti|rimani|diventi|sarai|saresti) (?:già |ancora |sempre )?(?:coperto|assicurato|protetto|tornato|entrato|chiamato|registrato|stato tu|soddisfatto|iscritto|sicuro|pronto|invitato|invalido)\b/i,
  ],
  [
    'adjectives do not address readers as men',
    /sei (?:proprietario|obbligato|un danneggiato|un consumatore)|Attento |a te stesso|(?:vivi|vive) (?:da )?solo\b|mettere da parte da solo|muovi leggero|compiere da solo/,
  ],
  ['e-mail and password are both feminine', /password non corretti/],
  ['a tab is kept until it is closed', /finché chiudi/],
  ['a receipt arrives', /[Rr]icevi la ricevuta/],
  ['waiting is mentioned once', /aspettare le liste d’attesa/],
  ['an account is restored', /lo riportiamo a te/],
  ['no charge is described as automatic', /addebitiamo nulla da soli/],
  ['a state is written with its capital', /Lo stato \$/],
  ['the first of a month is written with its own sign', /\b1° /],
  ['professions are not capitalised', /Sei libero professionista/],
  ['products are not capitalised', /'Protetto con/],
  ['a subsidy is not called «polizza» when it has not begun', /polizza non è partita/],
  ['a retry is requested once', /riprova tra un momento\.\n[^]{0,80}Riprova\n/],
  ['1995 and 1996 are worded alike', /dal 199[56]\b/],
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

test('the check finds texts to read', () => {
  expect(files.length).toBeGreaterThan(500);
});
