import { brand } from '@riparo/domain/brand/brand.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useLocation, useNavigationType } from '../../router/router.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Products } from './Products.tsx';
import { Questions } from './Questions.tsx';
import { Trust } from './Trust.tsx';
import { unknownAddressIn } from './unknown-address.ts';

const Unknown = lazyPart(async () => (await import('./UnknownAddress.tsx')).UnknownAddress);

export default function HomePage() {
  const { state } = useLocation();
  // Said once: a reload, or the way back here, is no news.
  const unknown = useNavigationType() === 'POP' ? null : unknownAddressIn(state);
  return (
    <>
      <PageHead
        title={brand.tagline}
        description="Stima la pensione, scopri dove ti manca una copertura, guarda quanto costa una polizza e acquistala online. Con calma, senza gergo e senza impegno."
      />
      <Suspense>{unknown !== null && <Unknown.Part address={unknown} />}</Suspense>
      <Hero />
      <Products />
      <HowItWorks />
      <Trust />
      <Questions />
      <Closing />
    </>
  );
}
