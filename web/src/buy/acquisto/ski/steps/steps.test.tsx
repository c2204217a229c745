// @vitest-environment happy-dom
import { holderField } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import { skiMessages } from '@riparo/domain/buy/products/ski/messages.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf, wordsOf } from '../../../../../test/markup.ts';
import { onPage } from '../../../../../test/on-page.ts';
import type { Draft } from '../../../../platform/wizard/form-values.ts';
import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { ContractLayout } from './ContractLayout.tsx';
import { Disagreement } from './Disagreement.tsx';
import { OwnerLayout } from './OwnerLayout.tsx';
import { PolicyChoice } from './PolicyChoice.tsx';

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

// After 9:00 in Italy.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-14T08:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const offered = (given: Partial<Answers>) =>
  wordsOf(<OwnerLayout {...step(given)} />)
    .split('\n')
    .filter((line) => line.endsWith(' Neri'));

describe('the buyer', () => {
  const CODE = 'RSSMRA85T10A562S';
  const party = {
    policyAdults: 2,
    policyKids: 1,
    ...person(0, 'Ada', '1985-03-27'),
    ...person(1, 'Ugo', ''),
    ...person(2, 'Lea', '2015-05-05'),
  };
  test('the buyer can be one of the insured adults, who are unnamed at first', () => {
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
  ])(
    'one press copies an insured adult as buyer, with the birth date unless the code %s contains it',
    async (code, more) => {
      const page = await onPage(<OwnerLayout {...step({ ...party, 'owner.fiscalCode': code })} />);
      await page.press('Ada Neri');
      expect(rewrite).toHaveBeenCalledExactlyOnceWith({
        'owner.firstName': ['Ada'],
        'owner.lastName': ['Neri'],
        ...more,
      });
    },
  );
});

test.each([
  ['', 'season', '', ''],
  ['sconto15', 'season', '', 'Codice applicato: risparmi € 6,00.'],
  ['sconto15', 'daily', '', skiMessages.SKI_promo_season_only],
  ['BOH', 'season', '', skiMessages.SKI_promo_unknown],
  ['sconto15', 'daily', 'Non va.', ''],
  ['BOH', 'season', 'Non va.', ''],
])(
  'the promo code «%s» for %s, refused with «%s», says «%s»',
  (promoCode, policyDuration, error, errorText) => {
    const errors: StepLayoutProps['errors'] = error ? { promoCode: error } : {};
    const words = wordsOf(<ContractLayout {...step({ promoCode, policyDuration }, errors)} />);
    expect(words.split('promoCode')[1]?.trim()).toBe(errorText);
  },
);

test('too many days, or none, are corrected at the choice, even if it was made before', async () => {
  const { firstRules } = await import('./first-rules.ts');
  const given = { policyType: 'plus', policyDayCount: 40 };
  const at = (errors: StepLayoutProps['errors']) =>
    wordsOf(<PolicyChoice {...step(given, errors)} rules={firstRules} />);
  expect(at({})).toContain('La tua polizza');
  expect(at({ policyDayCount: 'Al massimo 29.' })).not.toContain('La tua polizza');
  expect(at({ policyDayCount: 'Al massimo 29.' })).toContain('policyDayCount');
});

test('one press corrects adults and children to match the birth dates', async () => {
  const given = { startDate: '2026-12-18', ...person(0, 'Lea', '2015-05-05') };
  expect(markupOf(<Disagreement {...step(given)} />)).toBe('');
  const page = await onPage(<Disagreement {...step(given, { policyAdults: 'Hai scelto 1 adulto.' })} />);
  expect(page.words()).toContain('Hai scelto 1 adulto.');
  await page.press('Correggi il numero di adulti e bambini');
  expect(rewrite).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ policyAdults: ['0'], policyKids: ['1'] }),
  );
  // Without a first day the ages are unknown.
  await page.rerender(
    <Disagreement {...step({ ...given, startDate: '' }, { policyAdults: 'Hai scelto 1 adulto.' })} />,
  );
  await page.press('Correggi il numero di adulti e bambini');
  expect(rewrite).toHaveBeenLastCalledWith({});
});
