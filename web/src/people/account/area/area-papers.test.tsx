import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { describe, expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../../test/markup.ts';
import { Needs } from './Needs.tsx';
import { Quotes } from './RestOfHome.tsx';

type LifeQuote = PersonalArea['lifeQuotes'][number];
type Requests = PersonalArea['quoteRequests'];

const quote = (known: Partial<LifeQuote>) =>
  ({
    uuid: 'a-quote',
    sumAssuredCents: 10_000_000,
    years: 20,
    monthlyCents: 1234,
    isOpen: true,
    lastDay: '2026-12-01',
    createdAt: '2026-11-01T23:30:00Z',
    ...known,
  }) as LifeQuote;

const quotes = (lifeQuotes: readonly LifeQuote[], quoteRequests: Requests = []) => (
  <Quotes lifeQuotes={[...lifeQuotes]} quoteRequests={quoteRequests} />
);

describe('quotes in the personal area', () => {
  test('a quote with a price leads to it while it is valid, and to a new one afterwards', () => {
    expect(wordsOf(quotes([quote({})]))).toContain('Valido fino al 01/12/2026');
    expect(wordsOf(quotes([quote({})]))).toContain('€ 12,34 al mese');
    const over = wordsOf(quotes([quote({ isOpen: false })]));
    expect(over).toContain('Era di € 12,34 al mese, scaduto il 01/12/2026: rifallo in un minuto');
  });

  test('a quote request is answered by a consultant, and shows its date in Italy', () => {
    const withoutPrice = wordsOf(quotes([quote({ monthlyCents: null })]));
    expect(withoutPrice).toContain('Chiesto il 02/11/2026: ti risponde un consulente');
    const requests = [{ id: 'one', productTitle: 'Casa', createdAt: '2026-11-01T10:00:00Z' }] as Requests;
    expect(wordsOf(quotes([], requests))).toContain('Casa\nChiesto il 01/11/2026: ti risponde un consulente');
  });
});

const area = (key: string, cover: number) => ({ key, title: key.toUpperCase(), need: 1, cover });

const needsOf = (...areas: readonly ReturnType<typeof area>[]) => (
  <Needs
    needs={{ reportId: 'r', areas } as unknown as NonNullable<PersonalArea['needs']>}
    ownedProducts={[]}
  />
);

describe('needs', () => {
  test('needs are listed by how far they are covered, and no heading is left without a list', () => {
    const all = wordsOf(needsOf(area('vita', 0.75), area('casa', 0.74), area('salute', 0)));
    expect(all).toMatch(/Al riparo\nVITA\nIn parte\nCASA\nAncora scoperte\nSALUTE\n/);
    expect(markupOf(needsOf(area('vita', 1)))).not.toMatch(/In parte|Ancora scoperte/);
    expect(wordsOf(needsOf(area('vita', 0)))).not.toMatch(/\nAl riparo\n|In parte/);
  });
});
