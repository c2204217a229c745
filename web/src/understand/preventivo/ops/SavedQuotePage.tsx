import { quotationCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { usePageParams } from '../../../platform/page/page.ts';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import { CallMeForm } from '../../../platform/calls/CallMeForm.tsx';
import { quotationFacts } from '../../../platform/calls/quotation-facts.ts';
import { LeakyArch } from '../../../platform/page/failure/LeakyArch.tsx';
import { isAboutAge, reasonInWords, USUAL_REASON } from './reason-in-words.ts';
import { QUOTE_UNAVAILABLE } from './words.ts';
import styles from './SavedQuotePage.module.css';
import { useRetry } from './use-retry.ts';

/** No price, but the answers are stored: a person can take it from here. */
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
