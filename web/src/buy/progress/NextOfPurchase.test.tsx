import type { PurchaseProgress } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../test/markup.ts';
import { NextOfPurchase } from './NextOfPurchase.tsx';

const unknown = { isPaid: false, signing: 'none', startsOn: null, endsOn: null, next: null };
const textOf = (known: Partial<PurchaseProgress> | null, { today = '2026-11-17', isOver = false } = {}) =>
  wordsOf(
    <NextOfPurchase
      progress={known && ({ ...unknown, ...known } as PurchaseProgress)}
      today={isoDate(today)}
      isOver={isOver}
      onRetry={() => undefined}
    />,
  );
const sign = { step: 'sign', path: '/firma/x' } as const;

describe('the next step after buying', () => {
  test('the next step says that a signature is missing, and what follows', () => {
    expect(textOf({ next: sign, isPaid: true })).toMatch(
      /^Manca solo la tua firma\n[^]*comincia domani\.\nFirma ora$/,
    );
    expect(textOf({ next: sign })).toMatch(/^Ora tocca alla firma\n[^]*, poi paghi\.\nFirma ora$/);
  });

  test('the next step says that a payment is missing', () => {
    expect(textOf({ next: { step: 'pay', path: '/acquisto/x' } })).toMatch(
      /^Manca solo il pagamento\n[^]*\nPaga ora$/,
    );
  });

  test('the next step also covers states reached in another browser', () => {
    expect(textOf({ signing: 'to-sign' })).toMatch(/^I documenti sono pronti da firmare\n/);
    expect(textOf({ signing: 'closed' })).toMatch(/^Non si può più firmare\n/);
  });

  test('the next step says that we are preparing the documents, and will send a mail if it takes long', () => {
    expect(textOf(null)).toBe('Prepariamo i tuoi documenti\n Pochi secondi, e firmi da qui.');
    expect(textOf({ signing: 'signed' })).toContain('Chiudiamo i documenti firmati\n');
    expect(textOf({ signing: 'signed' })).toContain('Pochi secondi, e paghi da qui.');
    expect(textOf(null, { isOver: true })).toMatch(
      /^Ci vuole più del solito\n[^]*leggerli e firmarli[^]*Controlla di nuovo$/,
    );
    expect(textOf({ signing: 'signed' }, { isOver: true })).toMatch(
      /^Ci vuole più del solito\n.*per pagare: puoi/,
    );
  });

  test.each([
    [
      '2026-11-17',
      'È tutto fatto\nVa \ndal 30 novembre 2026 al 29 novembre 2027\n. Quel giorno ti scriviamo',
    ],
    ['2026-11-29', 'È tutto fatto: comincia domani\nVa '],
    ['2026-11-30', 'La copertura è attiva\nVa \ndal 30 novembre 2026 al 29 novembre 2027\n.\n'],
    ['2027-11-29', 'La copertura è attiva\nVa '],
    ['2027-11-30', 'La copertura è conclusa\nÈ andata \ndal 30 novembre 2026 al 29 novembre 2027\n.\n'],
  ])("on %s the cover's status is shown", (today, words) => {
    expect(textOf({ startsOn: '2026-11-30', endsOn: '2027-11-29' }, { today })).toContain(words);
  });
});
