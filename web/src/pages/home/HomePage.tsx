import { brand } from '@riparo/domain/brand.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Products } from './Products.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { WaysIn } from './WaysIn.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead
        title={brand.tagline}
        description="Capisci cosa rischi, quanto costa coprirti e decidi con calma: stima della pensione e preventivi senza gergo e senza impegno."
      />
      <Hero />
      <WaysIn />
      <Products />
      <HowItWorks />
      <Promises />
      <Questions />
      <Closing />
    </>
  );
}
