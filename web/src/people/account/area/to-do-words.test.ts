import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { type ToDoKind } from '@riparo/domain/people/personal-area/to-do.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { quoteAddressSchema } from '@riparo/domain/platform/values/ids.ts';
import { expect, test } from 'vitest';
import { ownDeal } from '../../../../test/own-deal.ts';
import { lastDayInWords, describeTask } from './ToDoList.tsx';

const today = isoDate('2026-11-16');
const uuid = '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11';

const deal = ownDeal({ uuid, status: 5 });

const quote: PersonalArea['lifeQuotes'][number] = {
  uuid: quoteAddressSchema.parse(uuid),
  sumAssuredCents: 10_000_000,
  years: 20,
  monthlyCents: 1920,
  createdAt: '2026-11-16T10:00:00.000Z',
  lastDay: '2026-11-20',
  isOpen: true,
};

const taskOf = (kind: ToDoKind, of: OwnDeal = deal) =>
  describeTask({ kind, uuid, path: null, by: null, isPressing: false }, [of], [quote]);

test('a customer who signs before paying is not said to have paid', () => {
  expect(taskOf('sign')?.text).toContain('Hai pagato');
  expect(taskOf('sign', { ...deal, startsOn: null })?.text).toContain('poi paghi');
});

test.each([
  ['2026-11-16', 'Entro oggi'],
  ['2026-11-17', 'Entro domani'],
  ['2026-12-08', 'Entro l’8 dicembre 2026'],
])('the last day %s reads «%s»', (by, words) => {
  expect(lastDayInWords(isoDate(by), today)).toBe(words);
});
