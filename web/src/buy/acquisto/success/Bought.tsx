import {
  addDays,
  dayInRome,
  formatItalianDate,
  type IsoDate,
  isIsoDate,
} from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { useEffect, useState } from 'react';
import { purchasePath, type PurchaseMilestones } from '../../progress/purchase-path.ts';
import { PurchasePath } from '../../progress/PurchasePath.tsx';
import { stepsAfterPayment } from '../purchase-words.ts';
import styles from './Bought.module.css';
import { LazyNextStepOnPage } from './LazyNextStepOnPage.tsx';
import { Outcome, type OutcomeFact } from './Outcome.tsx';
import { useConfetti } from './use-confetti.ts';
import { usePurchaseProgress } from '../../progress/use-purchase-progress.ts';
import type { PaymentAnswer } from './watch-payment.ts';

type BoughtProps = {
  readonly payment: PaymentAnswer;
  readonly uuid: string;
  readonly onOutdated: () => void;
};

/** Paid, and confirmed by the payment provider. */
export function Bought({ payment, uuid, onOutdated }: BoughtProps) {
  const { product, priceCents, isRenewal } = payment;
  const canvas = useConfetti();
  const purchase = usePurchaseProgress(uuid);
  const { progress } = purchase;
  const [today] = useState(() => dayInRome(new Date()));
  const travelled = progress ?? paidJustNow(payment);
  useEffect(() => {
    void import('./forget-answers.ts').then(
      ({ deleteAnswers }) => deleteAnswers(product.key),
      () => undefined,
    );
  }, [product.key]);
  return (
    <>
      <canvas ref={canvas} className={styles['confetti']} aria-hidden="true" />
      <Outcome
        title="Il tuo acquisto è andato a buon fine"
        lead="Grazie! Abbiamo ricevuto il pagamento."
        product={product}
        path={<PurchasePath stops={purchasePath(travelled, today)} />}
        now={<LazyNextStepOnPage {...{ uuid, payment, purchase, today, onOutdated }} />}
        facts={[
          startOf(travelled, today),
          { term: 'Durata', detail: '1 anno' },
          { term: 'Importo pagato', detail: formatEuro(cents(priceCents)) },
        ]}
        leadsHome={progress?.next === null && progress.startsOn !== null}
        steps={stepsAfterPayment(product.key, { isRenewal, isSigned: travelled.startsOn !== null })}
      />
    </>
  );
}

/** Until the server answers: after a payment the documents are being made. */
const paidJustNow = ({ order, startsOn, endsOn }: PaymentAnswer): PurchaseMilestones => ({
  order,
  isPaid: true,
  ...(order === 'pay-first'
    ? { signing: 'preparing', startsOn: null, endsOn: null }
    : { signing: order === 'sign-first' ? 'signed' : 'none', startsOn, endsOn }),
});

/** An unsigned cover begins the day after its signature. */
function startOf({ startsOn }: PurchaseMilestones, today: IsoDate): OutcomeFact {
  const isFixed = startsOn !== null && isIsoDate(startsOn);
  const day = isFixed ? startsOn : addDays(today, 1);
  const detail = <time dateTime={day}>{formatItalianDate(day)}</time>;
  return { term: 'Inizio', detail, ...(isFixed ? {} : { condition: 'se firmi oggi' }) };
}
