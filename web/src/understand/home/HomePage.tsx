import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { Closing } from './Closing.tsx';
import { GoOn } from './GoOn.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Products } from './Products.tsx';
import { Questions } from './Questions.tsx';
import { Trust } from './Trust.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead
        title={brand.tagline}
        description="Stima la pensione, scopri dove ti manca una copertura, guarda quanto costa una polizza e acquistala online. Con calma, senza gergo e senza impegno."
      />
      <UnknownAddress />
      <GoOn />
      <Hero />
      <Products />
      <HowItWorks />
      <Trust />
      <Questions />
      <Closing />
    </>
  );
}
