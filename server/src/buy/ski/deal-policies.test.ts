import { expect, test } from 'vitest';
import { drawnDocuments } from './deal-policies.ts';

const issuedAt = new Date('2026-11-16T10:11:00Z');
const holders = [
  { id: 'one', place: 0, firstName: 'Ada', lastName: 'D’Angelo' },
  { id: 'two', place: 1, firstName: 'Eva', lastName: 'D’Angelo' },
];
const titlesOf = (stage: 'closed_won' | 'closed_lost' | 'pay_intent', issued: Date | null) =>
  drawnDocuments({ stage }, { id: 'policy', issuedAt: issued }, holders).map(({ title }) => title);

test('a ski policy that is not issued yet, or was withdrawn from, has no certificates', () => {
  expect(titlesOf('closed_won', issuedAt)).toEqual([
    'Certificato di Ada D’Angelo',
    'Certificato di Eva D’Angelo',
    'Ricevuta del pagamento',
  ]);
  expect(titlesOf('closed_lost', issuedAt)).toEqual(['Ricevuta del pagamento']);
  expect(titlesOf('pay_intent', null)).toEqual([]);
});
