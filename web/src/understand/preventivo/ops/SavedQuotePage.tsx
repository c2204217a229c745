import { quotationCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { usePageParams } from '../../../platform/page/page.ts';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import { CallMeForm } from '../../../platform/calls/CallMeForm.tsx';
import { quotationFacts, type QuotationFacts } from '../../../platform/calls/quotation-facts.ts';
import { LeakyArch } from '../../../platform/page/failure/LeakyArch.tsx';
import { QUOTE_UNAVAILABLE } from './words.ts';
import styles from './SavedQuotePage.module.css';
import { useRetry } from './use-retry.ts';
import type { LifeRefusal } from '@riparo/domain/buy/products/vita/price.ts';
import { LIFE_TARIFF } from '@riparo/domain/buy/products/vita/tariff.ts';

const { entryAge, oldestAtExpiry } = LIFE_TARIFF;
const AGES = `Questa polizza è per chi ha da ${entryAge.youngest} a ${entryAge.oldest} anni. Se la data di nascita non è giusta, correggila; altrimenti ti aiuta un consulente.`;

const REASONS: Record<LifeRefusal, string> = {
  'too-young': AGES,
  'too-old': AGES,
  'expires-too-late': `Con questa durata la polizza finirebbe dopo i ${oldestAtExpiry} anni: con qualche anno in meno il prezzo c’è. Torna indietro e scegli una durata più breve.`,
};

/** The most frequent reason; the others are about as long. */
const USUAL_REASON = AGES;

/** Why there is no price, if the answers are the reason and not a failure. */
const reasonInWords = (facts: QuotationFacts | null): string | undefined =>
  facts?.result.outcome === 'refused' ? REASONS[facts.result.reason as LifeRefusal] : undefined;

/** No other duration or sum helps: only a mistyped birth date can be corrected. */
export const isAboutAge = (facts: QuotationFacts | null) => reasonInWords(facts) === AGES;

/** No price, but the answers are stored: a consultant can take over. */
export default function SavedQuotePage() {
  const { uuid = '' } = usePageParams();
  const { result } = useCall(quotationCall, { params: { uuid } });
  const facts = result?.ok ? quotationFacts(result.value) : null;
  const reason = reasonInWords(facts);
  return (
    <FailureScreen
      title={QUOTE_UNAVAILABLE}
      message="Abbiamo salvato i tuoi dati. Lasciaci e-mail e telefono: un consulente ti richiama e cerca con te la soluzione adatta."
      onRetry={useRetry(isAboutAge(facts))}
      picture={<LeakyArch />}
    >
      <div className={reason ? undefined : styles['place']}>
        <Alert tone="info">
          <p>{reason ?? USUAL_REASON}</p>
        </Alert>
      </div>
      <CallMeForm uuid={uuid} hidesTitle />
    </FailureScreen>
  );
}
