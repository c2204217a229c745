import type { ProductText } from '@riparo/domain/buy/products/page-text.ts';
import { QuestionList } from '@riparo/ui/QuestionList.tsx';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import type { ProductHead } from '../../platform/texts/products/heads.ts';
import { ClaimSteps } from './ClaimSteps.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { IfItHappens } from './events/IfItHappens.tsx';
import { Facts } from './Facts.tsx';
import { Guarantees } from './Guarantees.tsx';
import { NotCovered } from './NotCovered.tsx';
import { PriceAside, PriceBar } from './PriceAside.tsx';
import { ProductHero } from './ProductHero.tsx';
import styles from './ProductScreen.module.css';
import { Readings } from './Readings.tsx';
import { Section } from './Section.tsx';
import { Suitability } from './Suitability.tsx';

/** What somebody wants to know before the first question of a purchase, in the order in which they ask it. */
export function ProductScreen({ head, text }: { readonly head: ProductHead; readonly text: ProductText }) {
  return (
    <article className={styles['product']}>
      <ProductHero head={head} text={text} />
      <FirstViewEnds />
      <div className={styles['columns']}>
        <div className={styles['sections']}>
          <Suitability suits={text.suits} doesNotSuit={text.doesNotSuit} />
          <Guarantees guarantees={text.guarantees} />
          {text.comparison && <ComparisonTable comparison={text.comparison} />}
          <NotCovered exclusions={text.exclusions} limits={text.limits} />
          {text.events && <IfItHappens productKey={head.key} load={text.events} documents={text.documents} />}
          <Facts facts={text.facts} />
          <ClaimSteps steps={text.claim} />
          <Readings documents={text.documents} guide={text.guide} />
          <Section id="domande" title="Domande frequenti">
            <QuestionList questions={text.faq} />
          </Section>
        </div>
        <PriceAside head={head} note={text.note} />
        <PriceBar head={head} />
      </div>
    </article>
  );
}
