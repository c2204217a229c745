import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { formatPercent } from '@riparo/domain/platform/values/percent.ts';
import { LIFE_TARIFF } from '@riparo/domain/buy/products/vita/tariff.ts';
import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
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

/** How the price was made, in plain words, with the figures it stands on. */
export function LifeAssumptions() {
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
