import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../test/markup.ts';
import { Withdrawn } from './Withdrawn.tsx';

const textOf = (known: Partial<Withdrawal>, isNew?: boolean) => {
  const withdrawal = {
    product: { title: 'Sussidio Pet' },
    refundCents: 6000,
    withdrawnAt: '2026-11-17T09:05:00Z',
    refund: null,
    ...known,
  } as Withdrawal;
  return wordsOf(<Withdrawn withdrawal={withdrawal} {...(isNew === undefined ? {} : { isNew })} />);
};

test('a new withdrawal is confirmed as received; later visits show it as made', () => {
  expect(textOf({}, true)).toContain('Abbiamo ricevuto il tuo recesso');
  expect(textOf({}, true)).toContain('La ricevuta ti arriva per e-mail');
  expect(textOf({})).toContain('Hai già receduto');
  expect(textOf({})).toContain('Ti abbiamo mandato la ricevuta per e-mail');
});

test('the confirmation shows the time in Italy, and the refund', () => {
  expect(textOf({})).toMatch(/Recesso ricevuto il\n17 novembre 2026.*10:05\nTi restituiamo\n€ 60,00/);
  expect(textOf({ withdrawnAt: null })).not.toContain('Recesso ricevuto il');
});

test('a refund is reported once the money was sent', () => {
  expect(textOf({ refund: { isDone: true, amountCents: 6000 } })).toMatch(
    /Rimborso partito\n[^]*Ti abbiamo restituito € 60,00/,
  );
  expect(textOf({ refund: { isDone: false, amountCents: 6000 } })).toMatch(
    /Ti restituiamo\n[^]*entro 30 giorni/,
  );
});
