// @vitest-environment happy-dom
import { MAX_DAYS } from '@riparo/domain/products/ski/choice.ts';
import { holderField } from '@riparo/domain/products/ski/insurance-step.ts';
import { skiMessages } from '@riparo/domain/products/ski/messages.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf, wordsOf } from '../../../../../test/markup.ts';
import { onPage } from '../../../../../test/on-page.ts';
import type { Draft } from '../../../../wizard/form-values.ts';
import type { StepLayoutProps } from '../../../../wizard/step-layout.ts';
import { useGiven } from '../given.ts';
import { ContractLayout } from './ContractLayout.tsx';
import { CoverDates } from './CoverDates.tsx';
import { Disagreement } from './Disagreement.tsx';
import { InsuranceLayout } from './InsuranceLayout.tsx';
import { OwnerLayout } from './OwnerLayout.tsx';
import { PackageCovers } from './PackageCovers.tsx';
import { People } from './People.tsx';
import { PersonTools } from './PersonTools.tsx';
import { PolicyChoice } from './PolicyChoice.tsx';
import { PolicyOptions } from './PolicyOptions.tsx';
import { StartNotice } from './StartNotice.tsx';
import { SuitabilityLayout } from './SuitabilityLayout.tsx';

const rewrite = vi.fn<(changes: Draft) => void>();
const step = (given: Partial<Answers> = {}, errors: StepLayoutProps['errors'] = {}): StepLayoutProps => ({
  show: (name) => <i key={name}>{name}</i>,
  given,
  answers: given as Answers,
  errors,
  rewrite,
});
const person = (place: number, firstName: string, birthDate: string) => ({
  [holderField(place, 'firstName')]: firstName,
  [holderField(place, 'lastName')]: 'Neri',
  [holderField(place, 'birthDate')]: birthDate,
});

// Past nine in Italy.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-14T08:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const Heard = () => <b>{String(useGiven()['promoCode'])}</b>;

test.each([
  ['first', InsuranceLayout],
  ['second', OwnerLayout],
  ['third', SuitabilityLayout],
  ['last', ContractLayout],
])('the %s step tells what is typed to the price beside it', async (promoCode, Layout) => {
  const { place } = await onPage(
    <>
      <Layout {...step({ promoCode })} />
      <Heard />
    </>,
  );
  expect(place.querySelector('b')?.textContent).toBe(promoCode);
});

const offered = (given: Partial<Answers>) =>
  wordsOf(<OwnerLayout {...step(given)} />)
    .split('\n')
    .filter((line) => line.endsWith(' Neri'));

describe('who buys', () => {
  const CODE = 'RSSMRA85T10A562S';
  const party = {
    policyAdults: 2,
    policyKids: 1,
    ...person(0, 'Ada', '1985-03-27'),
    ...person(1, 'Ugo', ''),
    ...person(2, 'Lea', '2015-05-05'),
  };
  test('may be one of the adults who ski, until they have a name', () => {
    expect(offered(party)).toEqual(['Ada Neri']);
    expect(offered({ ...party, ...person(1, 'Ugo', '1983-01-02') })).toEqual(['Ada Neri', 'Ugo Neri']);
    expect(offered({ ...party, 'owner.firstName': 'Ada' })).toEqual([]);
    expect(offered({ ...party, 'owner.lastName': 'Neri' })).toEqual([]);
    const alone = wordsOf(<OwnerLayout {...step(person(0, 'Lea', '2015-05-05'))} />);
    expect(alone).not.toContain('Acquista una delle persone che sciano?');
  });

  test.each([
    ['', { 'owner.birthDate': ['27/03/1985'] }],
    [CODE, {}],
  ])('is taken by one press, with a birth date unless the code %s tells it', async (code, more) => {
    const page = await onPage(<OwnerLayout {...step({ ...party, 'owner.fiscalCode': code })} />);
    await page.press('Ada Neri');
    expect(rewrite).toHaveBeenCalledExactlyOnceWith({
      'owner.firstName': ['Ada'],
      'owner.lastName': ['Neri'],
      ...more,
    });
  });

  test.each<[Partial<Answers>, boolean]>([
    [{}, false],
    [{ 'owner.fiscalCode': 'NREDAA' }, false],
    [{ 'owner.fiscalCode': CODE }, true],
    [{ 'owner.hasFiscalCode': 'NO' }, true],
    [{ 'owner.cityOfBirth': 'Roma' }, true],
  ])('is asked about their birth once there is no code to wait for: %o', (given, isAsked) => {
    expect(markupOf(<OwnerLayout {...step(given)} />).includes('hidden=""')).toBe(!isAsked);
  });
});

test.each([
  ['', 'season', '', ''],
  ['sconto15', 'season', '', 'Codice applicato: risparmi € 6,00.'],
  ['sconto15', 'daily', '', skiMessages.SKI_promo_season_only],
  ['BOH', 'season', '', skiMessages.SKI_promo_unknown],
  ['sconto15', 'daily', 'Non va.', ''],
  ['BOH', 'season', 'Non va.', ''],
])('the promo code «%s» for %s, refused with «%s», says «%s»', (promoCode, policyDuration, error, said) => {
  const errors: StepLayoutProps['errors'] = error ? { promoCode: error } : {};
  const words = wordsOf(<ContractLayout {...step({ promoCode, policyDuration }, errors)} />);
  expect(words.split('promoCode')[1]?.trim()).toBe(said);
});

const cells = (given: Partial<Answers>) =>
  markupOf(<PackageCovers given={given} />)
    .split('<tr>')
    .slice(2)
    .map((row) =>
      row
        .split('<td')
        .slice(1)
        .map((cell) => /non compresa|compresa|€[^<]*/.exec(cell)?.[0].replace('\u00a0', ' ')),
    );
const chosen = (given: Partial<Answers>) =>
  [...markupOf(<PackageCovers given={given} />).matchAll(/<th scope="col"([^>]*)>(?=\w)/g)].map(
    ([, is]) => is,
  );

describe('what is in each package', () => {
  test('and what each costs', () => {
    expect(cells({})).toEqual([
      ['compresa', 'compresa'],
      ['compresa', 'compresa'],
      ['non compresa', 'compresa'],
      ['non compresa', 'compresa'],
      ['non compresa', 'compresa'],
      ['€ 3,00', '€ 4,00'],
    ]);
  });

  test('and which one is chosen', () => {
    expect(chosen({})).toEqual(['', ' data-chosen="true"']);
    expect(chosen({ policyType: 'base' })).toEqual([' data-chosen="true"', '']);
    expect(chosen({ policyType: 'plus' })).toEqual(['', ' data-chosen="true"']);
  });
});

test.each([
  [3, 'Un giorno in meno', 2],
  [3, 'Un giorno in più', 4],
  [50, 'Un giorno in meno', MAX_DAYS],
  [-5, 'Un giorno in più', 1],
])('from %i days «%s» leads to %i', async (policyDayCount, button, days) => {
  const page = await onPage(<PolicyOptions {...step({ policyDayCount })} takesFocus={false} />);
  expect(document.activeElement).toBe(document.body);
  await page.press(button);
  expect(rewrite).toHaveBeenCalledExactlyOnceWith({ policyDayCount: [String(days)] });
});

describe('until its rules are here the first step', () => {
  const rules = null;

  test('keeps what is chosen, and asks for nothing', () => {
    const open = markupOf(<PolicyChoice {...step({ policyDayCount: 3 })} rules={rules} />);
    expect(open).toContain('name="policyDayCount" value="3"');
    expect(open).not.toContain('La tua polizza');
    expect(open).toContain('name="policyType" value="plus"');
    expect(wordsOf(<PolicyChoice {...step({ policyType: 'plus' })} rules={rules} />)).toContain(
      'Platinum · 1 giorno',
    );
    expect(wordsOf(<CoverDates {...step()} rules={rules} />)).not.toContain('Da oggi');
  });

  test('adds nobody', async () => {
    const page = await onPage(<People {...step()} rules={rules} />);
    await page.press('Aggiungi un adulto');
    expect(rewrite).not.toHaveBeenCalled();
    expect(page.place.querySelector('h2')?.tabIndex).toBe(-1);
    expect(page.words()).not.toContain('Togli');
  });
});

test('too many days, or none, are put right where they are chosen, also by whoever had chosen', async () => {
  const { firstRules } = await import('./first-rules.ts');
  const given = { policyType: 'plus', policyDayCount: 40 };
  const at = (errors: StepLayoutProps['errors']) =>
    wordsOf(<PolicyChoice {...step(given, errors)} rules={firstRules} />);
  expect(at({})).toContain('La tua polizza');
  expect(at({ policyDayCount: 'Al massimo 29.' })).not.toContain('La tua polizza');
  expect(at({ policyDayCount: 'Al massimo 29.' })).toContain('policyDayCount');
});

const saidOf = (given: Partial<Answers>) =>
  wordsOf(<PersonTools place={0} given={given} rewrite={rewrite} />);

describe('what is said about one of those who ski', () => {
  const startDate = '2026-12-18';

  test.each<[string, Partial<Answers>, RegExp]>([
    ['no first day', person(0, 'Ada', '2015-05-05'), /^$/],
    ['no birth date', { startDate }, /^$/],
    ['a birth date that is none', { startDate, ...person(0, 'Ada', '05/05') }, /^$/],
    ['somebody too young', { startDate, ...person(0, 'Ada', '2025-12-01') }, /^$/],
    ['an adult', { startDate, ...person(0, 'Ada', '1985-03-27') }, /^$/],
    [
      'a child who counts as adult',
      { startDate, ...person(0, 'Ada', '2015-05-05') },
      /conta come bambino.\nSegna come bambino$/,
    ],
    ['somebody old', { startDate, ...person(0, 'Ada', '1930-05-05') }, /pensata per chi ha da 3 a 75 anni/],
    [
      'an adult who counts as child',
      { startDate, policyAdults: 0, policyKids: 1, ...person(0, 'Ada', '1985-03-27') },
      /conta come adulto.\nSegna come adulto$/,
    ],
  ])('with %s', (_, given, words) => {
    expect(saidOf(given)).toMatch(words);
  });

  test('and who skis with others can go', () => {
    const markup = markupOf(
      <PersonTools place={2} given={{}} rewrite={rewrite} onRemove={() => undefined} />,
    );
    expect(markup).toContain('aria-label="Togli la persona 3"');
  });
});

test('too many adults or children for the birth dates are put right by one press', async () => {
  const given = { startDate: '2026-12-18', ...person(0, 'Lea', '2015-05-05') };
  expect(markupOf(<Disagreement {...step(given)} />)).toBe('');
  const page = await onPage(<Disagreement {...step(given, { policyAdults: 'Hai scelto 1 adulto.' })} />);
  expect(page.words()).toContain('Hai scelto 1 adulto.');
  await page.press('Correggi il numero di adulti e bambini');
  expect(rewrite).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ policyAdults: ['0'], policyKids: ['1'] }),
  );
  // Without a first day nobody can tell.
  await page.rerender(
    <Disagreement {...step({ ...given, startDate: '' }, { policyAdults: 'Hai scelto 1 adulto.' })} />,
  );
  await page.press('Correggi il numero di adulti e bambini');
  expect(rewrite).toHaveBeenLastCalledWith({});
});

const saidOfStart = (startDate: string) =>
  wordsOf(<StartNotice given={{ startDate }} onPick={() => undefined} />);

test('starting today means at once', () => {
  const buttons = 'Da oggi\nDa domani\nDal calendario';
  expect(saidOfStart('2026-12-14')).toBe(
    `${buttons}\nLa copertura parte subito, appena il pagamento è confermato.`,
  );
  expect(saidOfStart('2026-12-15')).toBe(buttons);
});
