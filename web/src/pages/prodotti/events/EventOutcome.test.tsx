import type { CoveredEvent, Outcome } from '@riparo/domain/products/event.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { expect, test } from 'vitest';
import { drawnAs, wordsOf } from '../../../../test/markup.ts';
import { EventOutcome } from './EventOutcome.tsx';

const event = { name: 'Un’operazione', gives: 'refund', size: { unit: 'cents' } } as CoveredEvent;
const outcomeOf = (size: number, ...outcomes: Outcome[]) => (
  <EventOutcome event={event} size={size} outcomes={outcomes} isTooEarly={false} />
);

test('what comes back fills its part of the bar', () => {
  const outcome = outcomeOf(90_000, { paidCents: cents(67_500), keptCents: cents(22_500) });
  expect(drawnAs(outcome, 'share').map(({ width }) => width)).toEqual(['75']);
  expect(wordsOf(outcome)).toBe('Un’operazione: € 900\nTi torna\n€ 675\nResta a te\n€ 225');
});

test('of nothing nothing comes back', () => {
  const outcome = outcomeOf(0, { paidCents: cents(0), keptCents: cents(0) });
  expect(drawnAs(outcome, 'share').map(({ width }) => width)).toEqual(['0']);
});

test('a sum has no bar and nothing that stays; variants are told apart', () => {
  const outcome = outcomeOf(
    90_000,
    { of: 'Base', paidCents: cents(100), keptCents: null },
    { of: 'Plus', paidCents: cents(200), keptCents: null },
  );
  expect(drawnAs(outcome, 'bar')).toEqual([]);
  expect(drawnAs(outcome, 'of')).toHaveLength(2);
  expect(wordsOf(outcome)).not.toContain('Resta a te');
  expect(drawnAs(outcomeOf(1, { paidCents: cents(1), keptCents: null }), 'of')).toEqual([]);
});
