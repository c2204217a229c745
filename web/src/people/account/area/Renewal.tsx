import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { type OwnDeal, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { stopRenewalCall } from '@riparo/domain/buy/deal/renewal-calls.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import styles from './DealCard.module.css';

type RenewalProps = { readonly deal: OwnDeal; readonly onStopped: (deals: readonly OwnDeal[]) => void };

/** Whether a cover is renewed; its owner can stop that after a confirmation. */
export function Renewal({ deal: { uuid, renewal, endsOn, product }, onStopped }: RenewalProps) {
  const [step, setStep] = useState<'idle' | 'confirming' | 'sending' | 'stopped'>('idle');
  const [problem, setProblem] = useState('');
  const answer = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);

  // The pressed button has disappeared: focus the text that replaces it, so that it is read out.
  useEffect(() => {
    if (hasMoved.current && step !== 'sending') answer.current?.focus();
    hasMoved.current = true;
  }, [step]);

  if (renewal === 'none' || endsOn === null || !isIsoDate(endsOn)) return null;
  const end = formatItalianDate(endsOn);
  const stop = async () => {
    setStep('sending');
    setProblem('');
    const result = await callAsUser(stopRenewalCall, { params: { uuid } });
    setStep(result.ok ? 'stopped' : 'confirming');
    if (!result.ok) return setProblem(result.problem.message);
    // Its entry in the to-do list is done too.
    const own = await callAsUser(ownDealsCall, {});
    if (own.ok) onStopped(own.value.data);
  };
  const isStopped = renewal === 'stopped' || step === 'stopped';
  const isConfirming = step === 'confirming' || step === 'sending';
  return (
    <div className={styles['renewal']}>
      <p className={styles['text']} ref={answer} tabIndex={-1}>
        {isStopped
          ? `Rinnovo disdetto: finisce ${withArticle('il', end)}. Trovi la ricevuta nell’e-mail e tra i documenti.`
          : problem ||
            (isConfirming
              ? `Confermi? La copertura continua fino ${withArticle('al', end)}, poi finisce, senza penali.`
              : `Alla scadenza si rinnova, se non disdici prima ${withArticle('del', end)}.`)}
      </p>
      {!isStopped && !isConfirming && (
        <Button
          look="dangerQuiet"
          aria-label={`Disdici il rinnovo di ${product.title}`}
          onClick={() => setStep('confirming')}
        >
          Disdici il rinnovo
        </Button>
      )}
      {!isStopped && isConfirming && (
        <>
          <Button look="danger" busy={step === 'sending'} onClick={() => void stop()}>
            Conferma la disdetta
          </Button>
          <Button look="quiet" onClick={() => setStep('idle')}>
            Lascia com’è
          </Button>
        </>
      )}
    </div>
  );
}
