import { withArticle } from '@riparo/domain/values/article.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { stopRenewalCall } from '@riparo/domain/contract/renewal-calls.ts';
import { useRef, useState } from 'react';
import { callAsUser } from '../../../session/call-as-user.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './DealCard.module.css';

/** Whether a cover goes on after its end; its owner can say no, and is asked once whether they mean it. */
export function Renewal({ deal: { uuid, renewal, endsOn, product } }: { readonly deal: OwnDeal }) {
  const [step, setStep] = useState<'told' | 'asked' | 'sending' | 'stopped'>('told');
  const [problem, setProblem] = useState('');
  const answer = useRef<HTMLParagraphElement>(null);
  if (renewal === 'none' || endsOn === null || !isIsoDate(endsOn)) return null;
  const end = formatItalianDate(endsOn);
  const stop = async () => {
    setStep('sending');
    setProblem('');
    const result = await callAsUser(stopRenewalCall, { params: { uuid } });
    setStep(result.ok ? 'stopped' : 'asked');
    if (!result.ok) setProblem(result.problem.message);
    answer.current?.focus();
  };
  const isStopped = renewal === 'stopped' || step === 'stopped';
  const isAsked = step === 'asked' || step === 'sending';
  return (
    <div>
      <p className={styles['text']} ref={answer} tabIndex={-1} role="status">
        {isStopped
          ? `Rinnovo disdetto: finisce ${withArticle('il', end)}. Trovi la ricevuta nell’e-mail e tra i documenti.`
          : problem ||
            (isAsked
              ? `Confermi? La copertura continua fino ${withArticle('al', end)}, poi finisce, senza penali.`
              : `Alla scadenza si rinnova, se non disdici prima ${withArticle('del', end)}.`)}
      </p>
      {!isStopped && !isAsked && (
        <Button
          look="dangerQuiet"
          aria-label={`Disdici il rinnovo di ${product.title}`}
          onClick={() => setStep('asked')}
        >
          Disdici il rinnovo
        </Button>
      )}
      {!isStopped && isAsked && (
        <>
          <Button look="danger" busy={step === 'sending'} onClick={() => void stop()}>
            Conferma la disdetta
          </Button>
          <Button look="quiet" onClick={() => setStep('told')}>
            Lascia com’è
          </Button>
        </>
      )}
    </div>
  );
}
