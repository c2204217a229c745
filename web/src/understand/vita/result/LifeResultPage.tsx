import { usePageParams } from '../../../platform/page/page.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import styles from './LifeResult.module.css';
import { LifeResultSkeleton } from './LifeResultSkeleton.tsx';
import { useLifeQuote, type LifePrices } from './use-life-quote.ts';
import type { LifePriceChoice, LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { Pencil } from '@riparo/ui/icons/Pencil.ts';
import { Printer } from '@riparo/ui/icons/Printer.ts';
import { useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { AnnouncedWhenChanged } from '@riparo/ui/AnnouncedWhenChanged.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { type Choice, findPrice, isSameChoice } from './choice.ts';
import { NeighbourPrices } from './NeighbourPrices.tsx';
import { PriceCard } from './PriceCard.tsx';
import { PriceMakeUp } from './PriceMakeUp.tsx';
import { useNextActions } from './use-going-on.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { formatPercent } from '@riparo/domain/platform/values/percent.ts';
import { LIFE_TARIFF } from '@riparo/domain/buy/products/vita/tariff.ts';
import { Assumptions } from '@riparo/ui/Assumptions.tsx';

const {
  mortalityFactor: { smoker, nonSmoker },
  interestRate,
  expensesRate,
  netOfCommission,
  fixedYearlyEuro,
  entryAge,
  oldestAtExpiry,
} = LIFE_TARIFF;

/** How the price was computed, in plain words, with its inputs. */
function LifeAssumptions() {
  return (
    <Assumptions
      title="Come abbiamo fatto i conti"
      note="Il prezzo resta lo stesso per tutta la durata. Se al termine sei in vita, la polizza finisce senza rimborsi: è una protezione, non un risparmio."
    >
      <li>
        <strong>Di chi è la tariffa.</strong> È la tariffa {LIFE_TARIFF.version} di {partners.lifeInsurer}, la
        compagnia che emette la polizza: noi la applichiamo alle tue risposte. La provvigione è già nel
        prezzo, tra i costi qui sotto.
      </li>
      <li>
        <strong>Il rischio.</strong> Partiamo dalla probabilità di decesso alla tua età nelle tavole ISTAT
        2002, la media di donne e uomini: il sesso, per legge europea, non cambia il prezzo. La contiamo{' '}
        {withArticle('al', formatPercent(nonSmoker))} per chi non fuma e{' '}
        {withArticle('al', formatPercent(smoker))} per chi fuma.
      </li>
      <li>
        <strong>Il tempo.</strong> Ogni anno pesa un po’ meno del precedente, con un tasso{' '}
        {withArticle('del', formatPercent(interestRate))}: ne esce un premio uguale per tutta la durata.
      </li>
      <li>
        <strong>I costi.</strong> Nel prezzo ci sono {withArticle('il', formatPercent(expensesRate))} del
        capitale l’anno per la gestione, una provvigione{' '}
        {withArticle('del', formatPercent(1 - netOfCommission))} e{' '}
        {formatEuro(centsFromEuro(fixedYearlyEuro))} l’anno fissi.
      </li>
      <li>
        <strong>I limiti.</strong> Ci si assicura da {entryAge.youngest} a {entryAge.oldest} anni, e la
        polizza finisce al più tardi a {oldestAtExpiry}.
      </li>
    </Assumptions>
  );
}

type LifeResultProps = { readonly quote: LifeQuote; readonly prices: LifePrices };

const noPrices: readonly LifePriceChoice[] = [];

/** The price as one large figure, then what changes it, its parts and how it was computed. */
function LifeResult({ quote, prices }: LifeResultProps) {
  const [choice, setChoice] = useState<Choice>(quote);
  // Picking a neighbour moves the sliders too: remount them at the picked values.
  const [picks, setPicks] = useState(0);
  const pick = (picked: Choice) => {
    setChoice(picked);
    setPicks(picks + 1);
  };
  const changing = useRef<HTMLDivElement>(null);
  const reset = () => {
    pick(quote);
    // The button goes away with the change: keep the focus nearby.
    changing.current?.focus();
  };
  const choices = prices.status === 'ready' ? prices.choices : noPrices;
  const price = findPrice(choices, choice);
  const quotedCents = centsFromEuro(quote.total_amount);
  const isChanged = !isSameChoice(choice, quote);
  const monthlyCents = isChanged && price ? centsFromEuro(price.priceCents / 100) : quotedCents;
  const { pending, warning, discoverMore, keep } = useNextActions(quote, choice, monthlyCents);

  return (
    <div className={styles['parts']}>
      <div className={styles['headline']}>
        <PriceCard
          quote={quote}
          choice={choice}
          monthlyCents={monthlyCents}
          isChanged={isChanged}
          isProceeding={pending === 'discoverMore'}
          onDiscoverMore={discoverMore}
        />
        <AnnouncedWhenChanged
          text={`Prezzo per ${choice.duration} anni: ${formatEuro(monthlyCents)} al mese`}
        />
        {warning && <FormWarning>{warning}</FormWarning>}
      </div>

      <div ref={changing} tabIndex={-1} className={styles['changing']}>
        <ChangeAnswers
          key={`${prices.status} ${picks}`}
          prices={prices}
          choice={choice}
          quote={quote}
          monthlyCents={monthlyCents}
          isSaving={pending === 'keep'}
          onChange={setChoice}
          onReset={reset}
          onKeep={keep}
        />
      </div>
      {price && <PriceMakeUp parts={price.parts} monthlyCents={monthlyCents} />}
      {prices.status === 'ready' && (
        <NeighbourPrices choices={prices.choices} choice={choice} onPick={pick} />
      )}
      {prices.status === 'loading' && <Skeleton shape="card" />}
      <LifeAssumptions />

      <div className={styles['actions']}>
        {/* A choice that is only tried out is no quote to save. */}
        {!isChanged && (
          <>
            <a href={quotePdfPath(quote.uuid)} download className={buttonClass('secondary', false)}>
              <span>Scarica il preventivo in PDF</span>
              <Download size={20} aria-hidden="true" />
            </a>
            <Button
              look="quiet"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Stampa
            </Button>
          </>
        )}
        <ButtonLink to={paths.lifeQuote} look="quiet" icon={<Pencil size={20} aria-hidden="true" />}>
          Cambia le altre risposte
        </ButtonLink>
      </div>
    </div>
  );
}

export default function LifeResultPage() {
  const { uuid = '' } = usePageParams();
  const { quote, prices } = useLifeQuote(uuid);
  return (
    <>
      <PageHead
        title="Il tuo preventivo vita"
        description="Il prezzo mensile della tua polizza vita, come si compone e come cambia con un altro capitale o un’altra durata."
      />
      <div className={styles['result']}>
        <div className={styles['opening']}>
          <h1 tabIndex={-1}>{quote ? `${quote.firstname}, ecco il tuo prezzo` : 'Il tuo preventivo vita'}</h1>
          <p className={styles['lead']}>
            È calcolato sulle tue risposte e non ti impegna. Più sotto vedi come cambia.
          </p>
        </div>
        {quote ? <LifeResult quote={quote} prices={prices} /> : <LifeResultSkeleton />}
      </div>
    </>
  );
}
