import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@riparo/domain/brand/brand.ts';
import { unknownFiguresIn, unknownLawIn } from '@riparo/domain/law/facts.ts';
import { CANCER_SAFEGUARD } from '@riparo/domain/law/articles.ts';
import { repealedIn } from '@riparo/domain/law/repealed.ts';
import { purchasableProducts, soldProducts } from '@riparo/domain/products/catalogue.ts';
import { findBuyableProduct } from '@riparo/domain/purchase/buyable-products.ts';
import { beforeAll, expect, test } from 'vitest';
import { factsPage, type SaidWhere } from './facts-page.ts';
import { projectFolder } from '../running/run.ts';
import { saidInDocuments } from './documents.ts';
import { saidInMails } from './mails.ts';
import { saidOnPages } from './pages.ts';
import { type Said, wordsIn } from './said.ts';

/** Everything that somebody can read. */
let where: SaidWhere = { pages: [], mails: [], documents: [] };
let said: readonly Said[] = [];

// The whole site is loaded and rendered: many seconds where the machine is busy.
beforeAll(async () => {
  where = { pages: await saidOnPages(), mails: saidInMails(), documents: saidInDocuments() };
  said = Object.values(where).flat();
}, 180_000);

/** With the questions of purchases, which appear one after the other. */
const everything = () => [
  ...said,
  ...purchasableProducts.map(({ key }) => ({
    name: `${key}: domande`,
    text: wordsIn(findBuyableProduct(key)?.wizard.steps),
  })),
];

const findings = (find: (text: string) => readonly string[]) =>
  said.flatMap(({ name, text }) => find(text).map((found) => `${name}: ${found}`));

test('the walk sees pages, mails and documents', () => {
  const names = said.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['/', '/prodotti/ski', '/termini', 'policy-active', 'ski-vendita-a-distanza']),
  );
  expect(said.filter(({ text }) => text.trim() === '')).toEqual([]);
});

/** Law 217/2011, art. 5: whoever was struck may withdraw like everybody else. */
test('nobody is told that who was struck can not withdraw any more', () => {
  const withdrawing = /reced|recess/i;
  const struck = /evento coperto|è (?:già )?successo/i;
  const allowed = 'Puoi recedere anche se';
  expect(
    findings((text) =>
      text
        .split('\n')
        .filter((line) => withdrawing.test(line) && struck.test(line) && !line.includes(allowed)),
    ),
  ).toEqual([]);
});

test('no page, mail or document names an article that is law no more', () => {
  expect(findings(repealedIn)).toEqual([]);
});

test('no page, mail or document names law that the table of facts does not know', () => {
  expect(findings(unknownLawIn)).toEqual([]);
});

test('no page, mail or document states a sum of tax, fines or limits that the table of facts does not know', () => {
  expect(findings(unknownFiguresIn)).toEqual([]);
});

/** Somebody may lose what they are insured for, because of what they answered. */
const WRONG_ANSWERS =
  /(?:inesatt|reticen|taciut|tacere|sbagliat|fals[aei]\b|non (?:è|era|sono|erano) ver[aei]\b|risposte sono esatte)[^.]*(?:perd|ridu[rct]|ridott|negat|annull|emissione)|non era vera \(/i;

/** IVASS, provvedimento 169/2026: the sentence stands right after. */
test('whoever is warned about wrong answers reads at once that the right to be forgotten after cancer stays', () => {
  const warned = everything().flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => WRONG_ANSWERS.test(line))
      .map((line) => ({ name, line })),
  );
  expect(warned.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      '/termini',
      '/prodotti/vita',
      '/guide/vita',
      '/guide/quando-succede',
      ...soldProducts.flatMap(({ key }) => [`${key}-dip`, `${key}-condizioni`]),
      ...purchasableProducts.map(({ key }) => `${key}-polizza`),
    ]),
  );
  const silent = warned.filter(({ line }) => {
    const [, after = ''] = line.split(WRONG_ANSWERS);
    return !after.slice(after.indexOf('. ') + 2).startsWith(CANCER_SAFEGUARD);
  });
  expect(silent).toEqual([]);
});

test('single form and further document of every product have a section on the right to be forgotten after cancer', () => {
  for (const { key } of soldProducts)
    for (const kind of ['dip-aggiuntivo', 'informativa-precontrattuale'])
      expect(where.documents.find(({ name }) => name === `${key}-${kind}`)?.text).toMatch(
        /iritto all’oblio oncologico\n/,
      );
});

/** Advice is a service of its own (article 119-ter): the report gives none, so nothing may sound like it. */
test('nobody is recommended a policy by a page, a mail or a document', () => {
  const recommends =
    /(?<!\bnon )\b(?:ti|te l[ao]|vi) (?:consigli|raccomand)(?:amo|a)\b|polizz\w+ (?:consigliat|raccomandat)/i;
  expect(findings((text) => text.split('\n').filter((line) => recommends.test(line)))).toEqual([]);
});

test('a scooter’s duty is told with what is published of it, and with no day of its own', () => {
  const told = findings((text) =>
    text
      .split('\n')
      .filter((line) => /monopattin|contrassegno/i.test(line) && /(?:nel|dal|da) 202[6-9]/i.test(line)),
  );
  expect(told).toEqual([]);
});

test('docs/facts.md says which texts rely on which fact; `npm run facts` writes it', async () => {
  const written = await readFile(join(projectFolder, 'docs', 'facts.md'), 'utf8');
  expect(unpadded(written)).toBe(unpadded(factsPage(where)));
});

test('a telephone is promised at the foot of every page, and stands there', () => {
  expect(
    where.pages.filter(({ text }) => text.includes('telefono o e-mail: in fondo a ogni pagina')),
  ).not.toEqual([]);
  const silent = where.pages.filter(({ text }) => !text.includes(`chiamaci: ${brand.support.phone}`));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('whoever tells how to complain names the office that reads it', () => {
  const { office, email } = brand.support.complaints;
  const complaining = said.filter(({ text }) =>
    /Scrivi il reclamo|scrivere un reclamo a|Per un reclamo scrivi|sul nostro lavoro scrivi|a un reclamo rispondiamo entro 45 giorni\. Se la risposta/i.test(
      text,
    ),
  );
  const unnamed = complaining.filter(({ text }) => !text.includes(office) || !text.includes(email));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(where.documents.filter(({ text }) => text.includes(office)).length).toBeGreaterThan(20);
});

/** The formatter pads tables. */
const unpadded = (page: string) => page.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');
