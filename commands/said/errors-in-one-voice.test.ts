import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passkeyForm, passkeyRemovalForm } from '@riparo/domain/people/account/passkey-forms.ts';
import { registrationForm } from '@riparo/domain/people/account/forms.ts';
import { reportableCausesOf } from '@riparo/domain/care/claims/happenings.ts';
import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { claimWizard } from '@riparo/domain/care/claims/wizard.ts';
import { pet } from '@riparo/domain/buy/products/pet/cover.ts';
import { signatureConsentForm } from '@riparo/domain/buy/signature/forms.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { plateForm } from '@riparo/domain/buy/products/plate-form.ts';
import { loadPurchaseWizard, loadTaxCodeFirstWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import { quoteRequestWizard } from '@riparo/domain/understand/quote/wizard.ts';
import { quotableProducts } from '@riparo/domain/understand/quote/products.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import {
  type Answer,
  askedFields,
  type AskedField,
  type Step,
} from '@riparo/domain/platform/wizard/definition.ts';
import { expect, test } from 'vitest';
import { projectFolder } from '../running/run.ts';

const today = isoDate('2026-11-16');

/** The specifications' exact wording, which must not change. */
const specified = new Set([
  'La mail che hai inserito non è valida',
  'Un nome non può essere composto da meno di due caratteri',
  'Se il tuo nome è più lungo di 50 caratteri abbrevialo per favore',
  'Un nome può essere composto esclusivamente da caratteri alfabetici',
  'La data che hai inserito non è corretta',
  'Devi essere maggiorenne',
  'La data di nascita non può essere antecedente al 1920',
  'Abbiamo bisogno della tua data di nascita',
  'La password inserita non è valida, deve essere composta da almeno 8 caratteri e non più di 15, deve contere almeno un carattere maiuscolo, un carattere minuscolo e un carattere numerico',
  "Se ancora stai cercando lavoro è un po' presto per pensare alla pensione :D",
  "Seleziona almeno un'opzione!",
  "Devi selezionare almeno un'opzione!",
  'Il codice fiscale inserito non è valido',
  'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
]);

/** Also the specifications', although they fit any field: allowed only where specified. */
const specifiedAt: Readonly<Record<string, (field: AskedField) => boolean>> = {
  'Campo obbligatorio': ({ name }) =>
    ['date_of_birth', 'birthDate', 'pet_date_of_birth', 'petChipNumber', 'petBreed'].includes(name),
  'Il campo è obbligatorio': ({ name }) => ['placeOfBirth', 'street'].includes(name),
  // And where our forms cannot be filled in wrongly: only programs ever get this.
  'Il valore inserito non è corretto': ({ name, kind }) =>
    ['streetNumber', 'postalCode', 'petBreed', 'note', 'referral', 'promoCode'].includes(name) ||
    ['slider', 'multiChoice', 'consent'].includes(kind),
};

// Values that are wrong for any field, and values that are valid but wrong for some.
const WRONG: readonly (Answer | undefined)[] = [
  undefined,
  '',
  ' ',
  'x',
  '7',
  '§§§',
  'Ada7',
  'x'.repeat(300),
  '12345678901234567890',
  'RSSMRA15T10A562S',
  '1900-01-01',
  '1930-05-05',
  '2010-05-05',
  '2026-10-10',
  '2026-02-30',
  '2999-01-01',
  0,
  -1,
  1990,
  3000,
  10 ** 14,
  false,
  [],
  ['?'],
];

const isStep = (thing: unknown): thing is Step =>
  typeof thing === 'object' && thing !== null && Array.isArray((thing as Partial<Step>).fields);

const stepsIn = (thing: unknown): readonly Step[] => {
  if (isStep(thing)) return [thing];
  const { steps } = (thing ?? {}) as { readonly steps?: unknown };
  return Array.isArray(steps) ? steps.filter(isStep) : [];
};

const covered: ClaimablePolicy = {
  uuid: 'policy',
  number: '3F2A9C88',
  title: 'Sussidio Pet',
  productKey: 'pet',
  noun: 'sussidio',
  standing: 'covered',
  endedEarlyOn: null,
  hasGraceDays: false,
  startsOn: isoDate('2026-03-10'),
  endsOn: isoDate('2027-03-09'),
  happenings: reportableCausesOf(pet),
};

/** Forms created by functions with arguments. */
const made: readonly (() => unknown | Promise<unknown>)[] = [
  () => registrationForm({ named: 'di prova' }),
  ...[true, false].flatMap((asks) => [() => passkeyForm(asks), () => passkeyRemovalForm(asks)]),
  ...[true, false].map((asks) => () => signatureConsentForm({ needsCode: asks, approvesRenewal: true })),
  () => plateForm('open'),
  () => claimWizard([covered, { ...covered, uuid: 'other' }]),
  ...purchasableProducts.flatMap((product) => [
    () => loadPurchaseWizard(product),
    () => loadTaxCodeFirstWizard(product),
  ]),
  ...quotableProducts.slice(0, 1).map((product) => () => quoteRequestWizard(product)),
];

/** Functions that create the forms above, or were used for exported ones; including parts of purchases. */
const known = new Set(
  `registrationForm signatureConsentForm passkeyForm passkeyRemovalForm plateForm quoteRequestWizard purchaseWizard suitsYou birthWithExclusion
   contacts documentsRead documentsStep askingWhetherItFits last opening purchaseFirstStep withListOptions onlyAnswered
   withoutMissingOptional answeredPartOf claimWizard whichPolicy whatHappened aboutHealth whereMoneyGoes
   taxCodeFirstWizard taxCodeFirst buyerQuestion firstBuyerQuestion withoutCode whereCodeIsAmbiguous`.split(
    /\s+/,
  ),
);

const files = globSync('domain/src/**/*.ts', { cwd: projectFolder }).filter(
  (file) => !file.endsWith('.test.ts'),
);

const everyStep = async (): Promise<readonly Step[]> => {
  const modules = await Promise.all(
    files.map((file) => import(join(projectFolder, file)) as Promise<Record<string, unknown>>),
  );
  const exported = modules.flatMap((module) => Object.values(module).flatMap(stepsIn));
  const others = await Promise.all(made.map((make) => make()));
  return [...new Set([...exported, ...others.flatMap(stepsIn)])];
};

type Said = { readonly step: Step; readonly field: AskedField; readonly message: string };

/** The messages when every field of a step gets the same value, and when each field gets it alone. */
const saidOf = (step: Step): readonly Said[] => {
  const fields = askedFields(step);
  const found = new Map<string, Said>();
  for (const given of WRONG) {
    const all = Object.fromEntries(
      fields.flatMap(({ name }) => (given === undefined ? [] : [[name, given]])),
    );
    const { errors } = checkStep(step, all, today);
    for (const field of fields) {
      // Not an error: presented differently, see `eligibility-first.test.ts`.
      if (field.excludes?.(given, today, all)) continue;
      const verdict = field.rule(today)(given);
      const messages = [errors[field.name], verdict.ok ? undefined : verdict.message];
      for (const message of messages)
        if (message) found.set(`${field.name} ${message}`, { step, field, message });
    }
  }
  return [...found.values()];
};

const everythingSaid = async () =>
  (await everyStep()).flatMap(saidOf).filter(({ message }) => message !== '');

const told = ({ step, field, message }: Said) => `${step.id}, ${field.name}: ${message}`;
const isSpecified = ({ message, field }: Said) =>
  specified.has(message) || specifiedAt[message]?.(field) === true;
const oursIn = (said: readonly Said[]) => said.filter((each) => !isSpecified(each));

const EMPTY_WORDS = new Set([
  'che',
  'del',
  'della',
  'dei',
  'con',
  'per',
  'tuo',
  'tua',
  'una',
  'hai',
  'non',
  'sono',
]);

const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}+(?:-\p{L}+)?/gu) ?? []
  ).filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));

/** A word of the label, whatever its ending: `analizzate`, `analisi`. */
const names = (message: string, label: string) => {
  const said = new Set(wordsOf(message).map((word) => word.slice(0, 5)));
  return label === '' || wordsOf(label).some((word) => said.has(word.slice(0, 5)));
};

const isOneSentence = ({ message }: Said) => /^\p{Lu}(?:[^.!?]|[.](?=[\d@\w]))*[.]$/u.test(message);

test('the check covers every form', async () => {
  const steps = await everyStep();
  expect(steps.length).toBeGreaterThan(60);
  const makers = files.flatMap((file) =>
    [
      ...readFileSync(join(projectFolder, file), 'utf8').matchAll(
        /const (\w+) = [^;]*?\): (?:Step|Wizard) =>/g,
      ),
    ].map(([, name]) => name),
  );
  expect(makers.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
});

test('an error message is one complete sentence', async () => {
  const said = oursIn(await everythingSaid());
  expect(said.filter((each) => !isOneSentence(each)).map(told)).toEqual([]);
});

test('an error message names its field', async () => {
  const said = oursIn(await everythingSaid());
  expect(said.filter(({ message, field }) => !names(message, field.label)).map(told)).toEqual([]);
});

test('every exception is backed by a specified text', async () => {
  const said = new Set((await everythingSaid()).map(({ message }) => message));
  expect([...specified, ...Object.keys(specifiedAt)].filter((text) => !said.has(text))).toEqual([]);
});
