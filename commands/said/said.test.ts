import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { claimWizard } from '@riparo/domain/care/claims/wizard.ts';
import { unknownAmountsIn, unknownLawIn } from '@riparo/domain/platform/law/facts.ts';
import { CANCER_SAFEGUARD } from '@riparo/domain/platform/law/articles.ts';
import { repealedIn } from '@riparo/domain/platform/law/repealed.ts';
import { purchasableProducts, soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { INTENDED_AGES, MIN_SKIER_AGE } from '@riparo/domain/buy/products/ski/ages.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { may, ROLES } from '@riparo/domain/platform/call/roles.ts';
import { beforeAll, expect, test } from 'vitest';
import stories from '../../e2e/playwright.config.ts';
import { factsPage, type SaidWhere } from './facts-page.ts';
import { projectFolder } from '../running/run.ts';
import { saidInDocuments } from './documents.ts';
import { saidInMails } from './mails.ts';
import { saidOnPages } from './pages.ts';
import { type Said, wordsIn } from './said.ts';

let where: SaidWhere = { pages: [], mails: [], documents: [] };
let said: readonly Said[] = [];

// Loads and renders the whole site: many seconds on a busy machine.
beforeAll(async () => {
  where = { pages: await saidOnPages(), mails: saidInMails(), documents: saidInDocuments() };
  said = Object.values(where).flat();
}, 180_000);

/** Including purchase questions, which are shown one at a time. */
const everything = () => [
  ...said,
  ...purchasableProducts.map(({ key }) => ({
    name: `${key}: domande`,
    text: wordsIn(findBuyableProduct(key)?.wizard.steps),
  })),
];

const findings = (find: (text: string) => readonly string[]) =>
  said.flatMap(({ name, text }) => find(text).map((found) => `${name}: ${found}`));

test('the check finds pages, mails and documents', () => {
  const names = said.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['/', '/prodotti/ski', '/termini', 'policy-active', 'ski-vendita-a-distanza']),
  );
  expect(said.filter(({ text }) => text.trim() === '')).toEqual([]);
});

/** Law 217/2011, art. 5: an insured who has had a loss may still withdraw. */
test('no text denies the right to withdraw after a loss', () => {
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

test('no page, mail or document cites an article that is no longer in force', () => {
  expect(findings(repealedIn)).toEqual([]);
});

test('no page, mail or document cites law missing from the table of facts', () => {
  expect(findings(unknownLawIn)).toEqual([]);
});

test('no page, mail or document states an amount of tax, a fine or a limit missing from the table of facts', () => {
  expect(findings(unknownAmountsIn)).toEqual([]);
});

/** Cover may be lost because of wrong answers. */
const WRONG_ANSWERS =
  /(?:inesatt|reticen|taciut|tacere|sbagliat|fals[aei]\b|non (?:è|era|sono|erano) ver[aei]\b|risposte sono esatte)[^.]*(?:perd|ridu[rct]|ridott|negat|annull|emissione)|non era vera \(/i;

/** IVASS, provvedimento 169/2026: the sentence must follow directly. */
test('every warning about wrong answers is followed by the right to be forgotten after cancer', () => {
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

test('single form and further DIP of every product have a section on the right to be forgotten after cancer', () => {
  for (const { key } of soldProducts)
    for (const kind of ['dip-aggiuntivo', 'informativa-precontrattuale'])
      expect(where.documents.find(({ name }) => name === `${key}-${kind}`)?.text).toMatch(
        /iritto all’oblio oncologico\n/,
      );
});

/** Advice is a separate service (article 119-ter): the report gives none, so no text may sound like it. */
test('no page, mail or document recommends a policy', () => {
  const recommends =
    /(?<!\bnon )\b(?:ti|te l[ao]|vi) (?:consigli|raccomand)(?:amo|a)\b|polizz\w+ (?:consigliat|raccomandat)/i;
  expect(findings((text) => text.split('\n').filter((line) => recommends.test(line)))).toEqual([]);
});

test('a scooter’s duty to insure is described as published, without an invented date', () => {
  const told = findings((text) =>
    text
      .split('\n')
      .filter((line) => /monopattin|contrassegno/i.test(line) && /(?:nel|dal|da) 202[6-9]/i.test(line)),
  );
  expect(told).toEqual([]);
});

const pageAt = (address: string) => where.pages.find(({ name }) => name === address)?.text ?? '';

/** How the cookie page names each storage key that the site writes. */
const memories: Readonly<Record<string, string>> = {
  'web/src/platform/wizard/keeping/keep-on-device.ts': 'acquisti e reclami non finiti',
  'web/src/platform/wizard/keeping/take-carried.ts': 'acquisti e reclami non finiti',
  'web/src/platform/wizard/progress-storage.ts': 'Tra quelle risposte: codice fiscale',
  'web/src/platform/wizard/person-hand-over.ts': 'quando da un report apri un preventivo',
  'web/src/platform/page/mailbox-hand-over.ts': 'quando dal check-up passi al report',
  'web/src/understand/checkup/referral-code.ts': 'codice di chi ti ha invitato',
  'web/src/platform/session/key/awaiting-code.ts': 'e-mail a cui abbiamo mandato un codice',
  'web/src/buy/acquisto/last-deal.ts': 'ultimo acquisto iniziato',
  'web/src/care/sinistri/draft/save-answers.ts': 'Risposte della denuncia di un sinistro',
  'web/src/platform/api/memory/stored-draft.ts': 'Moduli non inviati',
  'web/src/platform/api/loading/fresh-code.ts': 'l’ora dell’ultimo ricaricamento automatico',
  'web/src/platform/session/clear-on-sign-out.ts': 'un segnale quando esci dall’account',
  'ui/src/notices.ts': 'Un avviso da mostrare nella pagina dopo',
};

test('every storage key the site writes is named on the cookie page', async () => {
  const writing: string[] = [];
  for (const workspace of ['web', 'ui'])
    for await (const file of glob(`${workspace}/src/**/*.{ts,tsx}`, { cwd: projectFolder }))
      if (
        !file.includes('.test.') &&
        /(?:session|local)Storage\s*\.setItem\(/.test(await readFile(join(projectFolder, file), 'utf8'))
      )
        writing.push(file);
  expect(writing.toSorted()).toEqual(Object.keys(memories).toSorted());
  for (const words of Object.values(memories)) expect(pageAt('/cookie')).toContain(words);
});

test('the page about accessibility names the engines that stories run in', () => {
  const engines = (stories.projects ?? []).flatMap(({ use }) =>
    use && 'engineName' in use ? [use.engineName] : [],
  );
  expect(engines.toSorted()).toEqual(['chromium', 'firefox', 'webkit']);
  for (const engine of engines) expect(pageAt('/accessibilita').toLowerCase()).toContain(engine);
});

test('texts name the insurer of a tariff, and say that a pension is estimated, wherever they promise it', () => {
  expect(findings((text) => text.match(/nostra tariffa/gi) ?? [])).toEqual([]);
  expect(pageAt('/prodotti/vita')).toContain(`la tariffa di ${partners.lifeInsurer}`);
  const certain = findings((text) =>
    text
      .split(/\n|(?<=\.)\s/)
      .filter((sentence) => /quanto prenderai/i.test(sentence) && !/stim/i.test(sentence)),
  );
  expect(certain).toEqual([]);
});

test('texts about ski ages give both limits: the youngest insurable age and the intended ages', () => {
  for (const kind of ['dip', 'condizioni'])
    expect(where.documents.find(({ name }) => name === `ski-${kind}`)?.text).toContain(
      `Sotto i ${MIN_SKIER_AGE} anni non ci si può assicurare`,
    );
  expect(pageAt('/prodotti/ski')).toContain(
    `Chi ha almeno ${MIN_SKIER_AGE} anni; la copertura è pensata da ${INTENDED_AGES.from} a ${INTENDED_AGES.to}`,
  );
});

/** Every role may read it, so the text must not promise a restriction. */
test('a claim’s last question says who reads it, in line with the roles', () => {
  const readers = ROLES.filter((role) => may(role, 'read-claims'));
  const last = wordsIn(claimWizard([]).steps.at(-1));
  expect(readers).toEqual([...ROLES]);
  expect(last).toContain('chi segue i clienti e chi ne controlla il lavoro; ogni lettura è annotata');
  expect(last).not.toContain('solo le persone');
});

test('docs/facts.md lists the texts behind each fact; `npm run generate -- facts` writes it', async () => {
  const written = await readFile(join(projectFolder, 'docs', 'facts.md'), 'utf8');
  expect(unpadded(written)).toBe(unpadded(factsPage(where)));
});

test('the phone number promised in texts is at the foot of every page', () => {
  expect(
    where.pages.filter(({ text }) => text.includes('telefono o e-mail: in fondo a ogni pagina')),
  ).not.toEqual([]);
  const silent = where.pages.filter(({ text }) => !text.includes(`chiamaci: ${brand.support.phone}`));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every text about complaints names the office that handles them', () => {
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
