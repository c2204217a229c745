import { brand } from '@riparo/domain/brand/brand.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useLocation } from '../../router/router.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
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
  // The prerendered HTML can not know.
  const unknown = useHydrated() ? unknownAddressIn(state) : null;
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
