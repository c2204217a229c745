import type { ProductPageKey } from '@riparo/domain/buy/products/catalogue.ts';
import { findProductPage } from '@riparo/domain/buy/products/pages.ts';
import type { ProductPage as Product } from '@riparo/domain/buy/products/product.ts';
import { use } from 'react';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { productHead, type ProductHead } from '../../platform/texts/products/heads.ts';
import { loadProduct } from '../../platform/texts/products/load-product.ts';
import styles from './ProductPage.module.css';
import type { ProductText, DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { QuestionList } from '@riparo/ui/QuestionList.tsx';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { NotCovered } from './NotCovered.tsx';
import { PriceAside, PriceBar } from './PriceAside.tsx';
import { Readings, READINGS_ID } from './Readings.tsx';
import { Section } from './Section.tsx';
import { Suitability } from './Suitability.tsx';
import type { Guarantee } from '@riparo/domain/buy/products/cover.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { paths } from '../../platform/router/paths.ts';
import type { ProductEvents } from '@riparo/domain/buy/products/event.ts';
import { part } from '../../platform/page/part.ts';
import { EventBoard } from './events/EventBoard.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Unbroken } from '@riparo/ui/Unbroken.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { ProductArt } from '../../platform/pictures/ProductArt.tsx';
import { StartLink } from './StartLink.tsx';

type Load = () => Promise<ProductEvents>;

type WorkedExamplesProps = {
  readonly productKey: string;
  readonly load: Load;
  readonly documents: readonly DocumentsOf[];
};

const loading = new WeakMap<Load, Promise<ProductEvents>>();

/** Always the same promise for a product, as React's `use` needs it. */
const loadOnce = (load: Load) => {
  const known = loading.get(load) ?? load();
  loading.set(load, known);
  return known;
};

/** Worked examples of what a product pays: readable, and interactive once near the screen. */
function WorkedExamples({ productKey, load, documents }: WorkedExamplesProps) {
  const { events } = use(loadOnce(load));
  return (
    <Section id="e-se-succedesse" title="E se succedesse?">
      <div className={styles['place']} {...part('events')} data-product={productKey}>
        <EventBoard events={events} documents={documents} />
      </div>
    </Section>
  );
}

/** What customers want to know before a purchase, in the order in which they ask. */
function ProductScreen({ head, text }: { readonly head: ProductHead; readonly text: ProductText }) {
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
          {text.events && (
            <WorkedExamples productKey={head.key} load={text.events} documents={text.documents} />
          )}
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

function Facts({ facts }: Pick<ProductText, 'facts'>) {
  return (
    <Section id="in-pratica" title="In pratica">
      <dl className={styles['facts']}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Guarantees({ guarantees }: { readonly guarantees: readonly Guarantee[] }) {
  return (
    <Section id="copre" title="Che cosa copre">
      <ul className={styles['list']}>
        {guarantees.map(({ name, limit, text, belongsTo }) => (
          <li key={name} className={styles['guarantee']}>
            <h3>{name}</h3>
            <p className={styles['limit']}>{limit}</p>
            {belongsTo && <p className={styles['belongs']}>{belongsTo}</p>}
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ClaimSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Section id="se-succede" title="Se succede qualcosa">
      <ol className={styles['steps']}>
        {steps.map((text, place) => (
          <li key={text} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {place + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <p className={styles['way']}>
        <ButtonLink to={paths.claims} look="secondary">
          Mi è successo qualcosa
        </ButtonLink>
      </p>
    </Section>
  );
}

function ProductHero({ head, text }: { readonly head: ProductHead; readonly text: ProductText }) {
  return (
    <header className={styles['hero']}>
      <div className={styles['texts']}>
        <p className={styles['crumb']}>
          <TextLink to={paths.products}>Tutti i prodotti</TextLink>
        </p>
        <h1>
          <Unbroken text={head.name} />
        </h1>
        <p className={styles['lead']}>{text.lead}</p>
        <p className={styles['price']}>{head.price}</p>
        <div className={styles['actions']}>
          <StartLink start={head.start} />
          <a href={`#${READINGS_ID}`} className={buttonClass('secondary', false)}>
            Che cosa leggere prima
          </a>
        </div>
        <p className={styles['note']}>{text.note}</p>
      </div>
      <div className={styles['picture']}>
        <ProductArt name={head.picture} />
      </div>
    </header>
  );
}

export default function ProductPage() {
  const { key = '' } = usePageParams();
  const known = findProductPage(key);
  return known && <KnownProduct product={known} />;
}

function KnownProduct({ product }: { readonly product: Product<ProductPageKey> }) {
  const head = productHead(product);
  const text = use(loadProduct(product));
  return (
    <>
      <PageHead title={`${head.name}: che cosa copre e quanto costa`} description={text.lead} />
      <ProductScreen head={head} text={text} />
    </>
  );
}
