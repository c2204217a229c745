import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { Closing } from './Closing.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { Trust } from './Trust.tsx';
import { QuestionList } from '@riparo/ui/QuestionList.tsx';
import { questions, steps } from '../../platform/texts/home.ts';
import { Band } from './Band.tsx';
import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { ProductCards } from '../../buy/prodotti/ProductCards.tsx';
import styles from './HomePage.module.css';
import { Alert } from '@riparo/ui/Alert.tsx';
import { part } from '../../platform/page/part.ts';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { Portico } from './Portico.tsx';
import { WaysIn } from './WaysIn.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead
        title={brand.tagline}
        description="Stima la pensione, scopri dove ti manca una copertura, guarda quanto costa una polizza e acquistala online. Con calma, senza gergo e senza impegno."
      />
      <UnknownAddress />
      <ResumeOffer />
      <Hero />
      <Products />
      <HowItWorks />
      <Trust />
      <Questions />
      <Closing />
    </>
  );
}

function Questions() {
  return (
    <Band id="questions" title="Domande che ci fanno spesso">
      <QuestionList questions={questions} />
    </Band>
  );
}

function Products() {
  return (
    <Band
      id="products"
      tone="sage"
      title="Sotto ogni arco, qualcosa da proteggere"
      lead="I prezzi sono in chiaro e comprendono le imposte. Ogni pagina dice che cosa copre, che cosa no e che cosa leggere prima."
    >
      <ProductCards heading="h3" />
      <p>
        Non sai quale scegliere? <TextLink to={paths.quiz}>Scopri in tre minuti che cosa ti manca</TextLink>.
      </p>
    </Band>
  );
}

function HowItWorks() {
  return (
    <Band id="how-it-works" title="Come funziona">
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Shown first when the address is unknown. Filled in by `show-unknown-address.ts`. */
function UnknownAddress() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs
    <div role="status" {...part('unknown-address')}>
      <template>
        <div className={styles['said']}>
          <Alert tone="info">
            <p>
              <strong>Questa pagina non c’è.</strong> L’indirizzo «<span data-fill="address" />» non è nostro,
              o non lo è più: controlla com’è scritto. Intanto eccoti alla home.
            </p>
          </Alert>
        </div>
      </template>
    </div>
  );
}

/** What the site offers and where to start, on one screen. */
function Hero() {
  return (
    <div className={styles['hero']}>
      <div className={styles['texts']}>
        <h1 className={styles['title']}>Un riparo per quello a cui tieni.</h1>
        <p className={styles['lead']}>
          Stima la pensione, scopri dove ti manca una copertura, guarda quanto costa una polizza e acquistala
          online. Con calma.
        </p>
        <WaysIn />
      </div>
      <div className={styles['picture']}>
        <FirstViewEnds />
        <Portico />
      </div>
    </div>
  );
}
