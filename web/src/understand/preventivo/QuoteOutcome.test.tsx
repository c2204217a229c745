import { GENERIC_PRODUCT } from '@riparo/domain/understand/quote/products.ts';
import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../test/markup.ts';
import { StaticRouter } from '../../platform/router/router.tsx';
import { QuoteOutcome } from './QuoteOutcome.tsx';

const requested = {
  requestedAt: '2026-11-16T09:00:00Z',
  callBy: '2026-11-16T09:30:00Z',
  token: null,
};

const outcome = (
  <StaticRouter address="/preventivo/generico">
    <QuoteOutcome
      product={GENERIC_PRODUCT}
      requested={requested}
      answers={{ firstname: 'Ada', email: 'ada@example.it', phone: '+393331234567' }}
    />
  </StaticRouter>
);

test('a quote request ends with who calls, and with guides and blog articles to read', () => {
  const words = wordsOf(outcome);
  expect(words).toContain('Grazie Ada, ti chiamiamo noi');
  expect(words).toContain('Un consulente ti chiamerà');
  expect(words).toContain('Tutte le guide e il blog');
  expect(markupOf(outcome)).toContain('href="/guide"');
});
