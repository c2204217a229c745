import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../test/markup.ts';
import { StaticRouter } from '../router/router.tsx';
import { Footer } from './Footer.tsx';

test('the footer names the broker, its registration and its supervisor', () => {
  const words = wordsOf(
    <StaticRouter address="/">
      <Footer />
    </StaticRouter>,
  );
  const { companyName, registeredOffice, vatNumber, rea, pec, ruiNumber, ruiSection, ruiDate, supervision } =
    legal;
  for (const detail of [
    companyName,
    registeredOffice,
    vatNumber,
    rea,
    pec,
    ruiNumber,
    ruiSection,
    ruiDate,
    supervision,
  ])
    expect(words).toContain(detail);
});
