import { formatItalianDate, isIsoDate } from '@riparo/domain/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/values/money.ts';
import { useEffect } from 'react';
import { stepsAfterPayment } from '../purchase-words.ts';
import styles from './Bought.module.css';
import { Outcome, type OutcomeFact } from './Outcome.tsx';
import { useConfetti } from './use-confetti.ts';
import type { PaymentAnswer } from './watch-payment.ts';

/** Paid, and confirmed by whoever took the money. */
export function Bought({ payment }: { readonly payment: PaymentAnswer }) {
  const { product, priceCents, isRenewal } = payment;
  const canvas = useConfetti();
  useEffect(() => {
    void import('./forget-answers.ts').then(
      ({ forgetAnswers }) => forgetAnswers(product.key),
      () => undefined,
    );
  }, [product.key]);
  return (
    <>
      <canvas ref={canvas} className={styles['confetti']} aria-hidden="true" />
      <Outcome
        title="Il tuo acquisto è andato a buon fine"
        lead="Grazie! Abbiamo ricevuto il pagamento e siamo già al lavoro."
        product={product}
        facts={[
          ...startOf(payment),
          { term: 'Durata', detail: '1 anno' },
          { term: 'Pagato', detail: formatEuro(cents(priceCents)) },
        ]}
        steps={stepsAfterPayment(product.key, isRenewal)}
      />
    </>
  );
}

/** What has yet to be signed begins the day after that. */
function startOf({ startsOn, order }: PaymentAnswer): readonly OutcomeFact[] {
  if (startsOn === null || !isIsoDate(startsOn)) return [];
  const detail = <time dateTime={startsOn}>{formatItalianDate(startsOn)}</time>;
  return [
    {
      term: 'Inizio',
      detail,
      ...(order === 'pay-first' ? { condition: 'se firmi dopo, il giorno dopo la firma' } : {}),
    },
  ];
}
