import {
  AFTER_REVOKING,
  HEALTH_CONSENT_TEXT,
  HEALTH_CONSENT_VERSION,
} from '@riparo/domain/care/claims/health-consent.ts';
import { type SentClaim, setHealthConsentCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { accepted, refused, useSending } from '../../../platform/wizard/use-sending.ts';
import styles from './SentClaim.module.css';

type HealthConsentProps = {
  readonly token: string;
  readonly claim: SentClaim;
  readonly onChanged: (claim: SentClaim) => void;
};

/**
 * Whether health data may be used: given and withdrawn here with equal ease. Hidden where it is not needed.
 */
export function HealthConsent({ token, claim, onChanged }: HealthConsentProps) {
  const { healthConsent, papers } = claim;
  const isGiven = healthConsent?.given === true;
  const { busy, refusal, send } = useSending();
  const change = () =>
    void send(
      () =>
        callApi(setHealthConsentCall, {
          params: { token },
          body: { given: !isGiven, version: HEALTH_CONSENT_VERSION },
        }),
      (result) => {
        if (!result.ok) return refused(result.problem.message);
        onChanged(result.value.data);
        return accepted();
      },
    );
  if (!healthConsent && !papers.some(({ isHealth }) => isHealth)) return null;
  const day = healthConsent && writtenDate(dayInRome(new Date(healthConsent.at)));
  return (
    <section className={styles['part']} aria-labelledby="dati-sulla-salute">
      <h2 id="dati-sulla-salute" className={styles['title']}>
        I dati sulla tua salute
      </h2>
      {isGiven ? (
        <>
          <p>
            Hai dato il consenso {day && withArticle('il', day)}: «{healthConsent.text}».
          </p>
          <p>{AFTER_REVOKING}</p>
        </>
      ) : (
        <>
          <p>
            {day ? `${withArticle('Dal', day)} non abbiamo il tuo consenso. ` : ''}La denuncia va avanti lo
            stesso, ma non possiamo ricevere referti e ricevute di cure: chi decide se pagare può chiederteli
            direttamente.
          </p>
          <p>Se cambi idea, il testo del consenso è: «{HEALTH_CONSENT_TEXT}».</p>
        </>
      )}
      {refusal.warning && <FormWarning>{refusal.warning}</FormWarning>}
      <div>
        <Button look="secondary" busy={busy} onClick={change}>
          {isGiven ? 'Revoca il consenso' : 'Do il consenso'}
        </Button>
      </div>
    </section>
  );
}
