import { expect, test } from 'vitest';
import { tellWhatIsLeft } from './start.ts';

test('who starts it in production is told every detail of the brand that nobody filled in', () => {
  const told: unknown[] = [];
  tellWhatIsLeft({ warn: (details: unknown) => void told.push(details) });
  expect(told).toMatchObject([
    {
      placeholders: expect.arrayContaining(['legal.pec', 'disclosure.premiumCollection', 'partners.insurer']),
    },
  ]);
});
