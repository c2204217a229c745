import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import type { PersonalArea } from '@riparo/domain/contract/personal-area-calls.ts';
import { type ToDoKind, toDoKinds } from '@riparo/domain/personal-area/to-do.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { quoteAddressSchema } from '@riparo/domain/values/ids.ts';
import { expect, test } from 'vitest';
import { ownDeal } from '../../../../test/own-deal.ts';
import { homeInWords } from './home-in-words.ts';
import { lastDayInWords, toDoInWords } from './to-do-words.ts';

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

const told = (kind: ToDoKind, of: OwnDeal = deal) =>
  toDoInWords({ kind, uuid, path: null, by: null, isPressing: false }, [of], [quote]);

test.each(toDoKinds)('«%s» is said with what it is about, why, and what its button does', (kind) => {
  const words = told(kind);
  expect(words?.productKey).toBe(kind === 'quote' ? 'vita' : 'pet');
  for (const line of [words?.title, words?.text, words?.action]) expect(line).toMatch(/^\S.{3,}/);
});

test('who signs before paying is not told to have paid', () => {
  expect(told('sign')?.text).toContain('Hai pagato');
  expect(told('sign', { ...deal, startsOn: null })?.text).toContain('poi paghi');
});

test('what is not there any more is not told', () => {
  const toDo = { uuid: 'gone', path: null, by: null, isPressing: false };
  expect(toDoInWords({ ...toDo, kind: 'sign' }, [deal], [quote])).toBeNull();
  expect(toDoInWords({ ...toDo, kind: 'quote' }, [deal], [quote])).toBeNull();
});

test.each([
  ['2026-11-16', 'Entro oggi'],
  ['2026-11-17', 'Entro domani'],
  ['2026-12-08', 'Entro l’8 dicembre 2026'],
])('the last day %s is said as «%s»', (by, words) => {
  expect(lastDayInWords(isoDate(by), today)).toBe(words);
});

test.each([
  [{ toDo: 0, running: 0, starting: 0 }, 'Non hai niente in sospeso.'],
  [{ toDo: 1, running: 0, starting: 0 }, 'Hai una cosa da fare.'],
  [{ toDo: 3, running: 1, starting: 2 }, 'Hai 3 cose da fare; oggi una copertura attiva e 2 in partenza.'],
  [
    { toDo: 0, running: 2, starting: 1 },
    'Non hai niente in sospeso; oggi 2 coperture attive e una in partenza.',
  ],
  [{ toDo: 0, running: 0, starting: 1 }, 'Non hai niente in sospeso; una copertura è in partenza.'],
  [{ toDo: 1, running: 0, starting: 2 }, 'Hai una cosa da fare; 2 coperture sono in partenza.'],
  [{ toDo: 2, running: 1, starting: 0 }, 'Hai 2 cose da fare; oggi una copertura attiva.'],
])('a home with %j says «%s»', (counts, words) => {
  expect(homeInWords(counts)).toBe(words);
});
