import { withArticle } from '@riparo/domain/platform/values/article.ts';
import type { PensionResult } from '@riparo/domain/understand/pension/pension-calls.ts';
import {
  CAREER_DEFAULT,
  CAREER_MAX,
  careerInWords,
  careerLabel,
} from '@riparo/domain/understand/pension/career.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import {
  CONTRIBUTION_RATE,
  EXTRA_DEDUCTION_RATE,
  MINIMUM_CONTRIBUTION_YEARS,
  PAYMENTS_PER_YEAR,
  PRUDENCE_FACTOR,
  RETIREMENT_AGE,
  REVALUATION,
  TAX_BRACKETS,
} from '@riparo/domain/understand/pension/tariff.ts';
import { formatPercent } from '@riparo/domain/platform/values/percent.ts';
import { Assumptions } from '@riparo/ui/Assumptions.tsx';

const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 });

const [lowest, , , , highest] = TAX_BRACKETS;
const taxRates = `${withArticle('dal', formatPercent(lowest.rate))} ${withArticle('al', formatPercent(highest.rate))}`;

type PensionAssumptionsProps = { readonly result: PensionResult; readonly career: number };

/** How the figure was computed, for laypeople. */
export function PensionAssumptions({ result, career }: PensionAssumptionsProps) {
  const { ageOfRetirement, yearOfRetirement, coefficientPercent, grossYearlyCents, taxYearlyCents } = result;
  return (
    <Assumptions
      title="Come l’abbiamo calcolata"
      note="Usiamo il metodo contributivo puro, che vale per chi ha iniziato a lavorare nel 1996 o dopo, e contiamo anni di lavoro senza interruzioni. Chi ha contributi di anni precedenti ha anche una parte calcolata con le regole di allora. Le cifre sono in euro di oggi, senza inflazione. Per la posizione ufficiale consulta il tuo estratto conto contributivo INPS."
    >
      <li>
        <strong>Quando.</strong> Vai in pensione a {RETIREMENT_AGE} anni, oppure più tardi, se ti servono
        altri anni di lavoro per arrivare ai {MINIMUM_CONTRIBUTION_YEARS} di contributi che la legge chiede:
        nel tuo caso nel {yearOfRetirement}, a {ageOfRetirement} anni.
      </li>
      <li>
        <strong>Contributi.</strong> Ogni anno {withArticle('il', formatPercent(CONTRIBUTION_RATE))} del
        reddito lordo finisce nel montante, che si rivaluta{' '}
        {withArticle('del', formatPercent(REVALUATION - 1))} l’anno. Per gli anni già lavorati usiamo il
        reddito di oggi; per i prossimi lo facciamo cambiare secondo la carriera che hai indicato.
      </li>
      <li>
        <strong>Carriera.</strong> Hai scelto «{careerLabel(career)}»: {careerInWords(career)}. Conta la
        percentuale, non il nome: se lasci il cursore dove lo trovi {careerInWords(CAREER_DEFAULT)}, come il
        montante; con «{careerLabel(CAREER_MAX)}» {careerInWords(CAREER_MAX)}, e quindi la pensione è più
        bassa.
      </li>
      <li>
        <strong>Dal montante alla pensione.</strong> Alla tua età il montante si trasforma in pensione con il
        coefficiente del {percent.format(coefficientPercent)}% (decreto ministeriale del 1º giugno 2020):{' '}
        {formatEuro(cents(grossYearlyCents))} lordi l’anno.
      </li>
      <li>
        <strong>Tasse.</strong> Togliamo l’IRPEF con gli scaglioni {taxRates} e le detrazioni per pensionati
        in vigore nel 2020 ({formatEuro(cents(taxYearlyCents))} l’anno) e un{' '}
        {formatPercent(EXTRA_DEDUCTION_RATE)} per le addizionali locali.
      </li>
      <li>
        <strong>Prudenza.</strong> Dividiamo per {PAYMENTS_PER_YEAR} mensilità e teniamo solo{' '}
        {withArticle('il', formatPercent(PRUDENCE_FACTOR))} del risultato, perché le regole possono cambiare.
      </li>
      <li>
        <strong>Risparmi.</strong> Se sposti il cursore del risparmio, quello che metti da parte cresce e
        diventa una rendita come il montante, con la stessa prudenza. Non contiamo i vantaggi fiscali e i
        costi di un fondo: è un ordine di grandezza.
      </li>
    </Assumptions>
  );
}
