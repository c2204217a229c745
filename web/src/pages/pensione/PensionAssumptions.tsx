import type { PensionResult } from '@riparo/domain/contract/pension-calls.ts';
import { cents, formatEuro } from '@riparo/domain/money.ts';
import { Assumptions } from '../../ui/Assumptions.tsx';

const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 });

/** How the figure came about, in words that need no accountant. */
export function PensionAssumptions({ result }: { readonly result: PensionResult }) {
  const { ageOfRetirement, yearOfRetirement, coefficientPercent, grossYearlyCents, taxYearlyCents } = result;
  return (
    <Assumptions
      title="Come l’abbiamo calcolata"
      note="Usiamo il metodo contributivo puro, che vale per chi ha iniziato a lavorare nel 1996 o dopo, e contiamo anni di lavoro senza interruzioni. Chi ha contributi di anni precedenti ha anche una parte calcolata con le regole di allora. Le cifre sono in euro di oggi, senza inflazione. Per la posizione ufficiale consulta il tuo estratto conto contributivo INPS."
    >
      <li>
        <strong>Quando.</strong> Vai in pensione a 67 anni, oppure più tardi, se ti servono altri anni di
        lavoro per arrivare ai 20 di contributi che la legge chiede: nel tuo caso nel {yearOfRetirement}, a{' '}
        {ageOfRetirement} anni.
      </li>
      <li>
        <strong>Contributi.</strong> Ogni anno il 33% del reddito lordo finisce nel montante, che si rivaluta
        dell’1% l’anno. Per gli anni già lavorati usiamo il reddito di oggi; per i prossimi lo facciamo
        cambiare secondo la carriera che hai indicato.
      </li>
      <li>
        <strong>Dal montante alla pensione.</strong> Alla tua età il montante si trasforma in pensione con il
        coefficiente del {percent.format(coefficientPercent)}% (decreto ministeriale del 1º giugno 2020):{' '}
        {formatEuro(cents(grossYearlyCents))} lordi l’anno.
      </li>
      <li>
        <strong>Tasse.</strong> Togliamo l’IRPEF con gli scaglioni dal 23% al 43% e le detrazioni per
        pensionati in vigore nel 2020 ({formatEuro(cents(taxYearlyCents))} l’anno) e un 2% per le addizionali
        locali.
      </li>
      <li>
        <strong>Prudenza.</strong> Dividiamo per 13 mensilità e teniamo solo l’85% del risultato, perché le
        regole possono cambiare.
      </li>
    </Assumptions>
  );
}
