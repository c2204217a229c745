import { brand } from '@riparo/domain/brand/brand.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.ts';
import { attempt } from '../../memory/attempt.ts';
import { WIZARD_KEYS } from '../../memory/browser-memory.ts';
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

const Nothing = () => null;

// For whoever left something here alone: nobody else's home waits for it, or is the heavier for it.
const GoOn = lazyPart(() =>
  import('./GoOn.tsx').then(
    (parts) => parts.GoOn,
    () => Nothing,
  ),
);
const keepsSomething = () =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(WIZARD_KEYS))) ?? false;

const Unknown = lazyPart(async () => (await import('./UnknownAddress.tsx')).UnknownAddress);

export default function HomePage() {
  const { state } = useLocation();
  // The prerendered HTML can not know.
  const isAlive = useHydrated();
  const unknown = isAlive ? unknownAddressIn(state) : null;
  return (
    <>
      <PageHead
        title={brand.tagline}
        description="Stima la pensione, scopri dove ti manca una copertura, guarda quanto costa una polizza e acquistala online. Con calma, senza gergo e senza impegno."
      />
      <Suspense>{unknown !== null && <Unknown.Part address={unknown} />}</Suspense>
      <Suspense>{isAlive && keepsSomething() && <GoOn.Part />}</Suspense>
      <Hero />
      <Products />
      <HowItWorks />
      <Trust />
      <Questions />
      <Closing />
    </>
  );
}
