import { addDays, dayInRome, formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { useState } from 'react';
import { purchasePath } from '../../progress/purchase-path.ts';
import { PurchasePath } from '../../progress/PurchasePath.tsx';
import type { NextStep } from '../purchase-words.ts';
import { LazyNextStepOnPage } from './LazyNextStepOnPage.tsx';
import { Outcome } from './Outcome.tsx';
import { usePurchaseProgress } from '../../progress/use-purchase-progress.ts';
import type { PaymentAnswer } from './watch-payment.ts';

const steps: readonly NextStep[] = [
  {
    title: 'Firmi i documenti',
    text: 'Ti mandiamo per e-mail i documenti e il link per la firma digitale.',
  },
  {
    title: 'Paghi con carta',
    text: 'Subito dopo la firma, o con il link che ti mandiamo per e-mail: basta un minuto.',
  },
  { title: 'La polizza è attiva', text: 'Per un anno, dal giorno dopo il pagamento.' },
];

const requestedNow = {
  order: 'sign-first',
  isPaid: false,
  signing: 'preparing',
  startsOn: null,
  endsOn: null,
} as const;

type MailToComeProps = {
  readonly payment: PaymentAnswer;
  readonly uuid: string;
  readonly onOutdated: () => void;
};

/** Requested and not paid: signed here, and paid right after. */
export function MailToCome({ payment, uuid, onOutdated }: MailToComeProps) {
  const { product, priceCents } = payment;
  const purchase = usePurchaseProgress(uuid);
  const travelled = purchase.progress ?? requestedNow;
  const isSigned = travelled.signing === 'signed';
  const [today] = useState(() => dayInRome(new Date()));
  const tomorrow = addDays(today, 1);
  return (
    <Outcome
      title="Tieni sott'occhio la tua mail!"
      lead={
        isSigned
          ? 'Abbiamo la tua firma. Per e-mail arrivano la tua copia dei documenti e il link per pagare, se non lo fai subito.'
          : 'Abbiamo la tua richiesta. Per e-mail arrivano i documenti, con il link per firmarli anche più tardi.'
      }
      product={product}
      path={<PurchasePath stops={purchasePath(travelled, today)} />}
      now={<LazyNextStepOnPage {...{ uuid, payment, purchase, today, onOutdated }} />}
      facts={[
        {
          term: 'Inizio',
          detail: <time dateTime={tomorrow}>{formatItalianDate(tomorrow)}</time>,
          condition: isSigned ? 'domani, se paghi oggi' : 'domani, se firmi e paghi oggi',
        },
        { term: 'Durata', detail: '1 anno' },
        { term: isSigned ? 'Da pagare' : 'Da pagare dopo la firma', detail: formatEuro(cents(priceCents)) },
      ]}
      isInProgress
      steps={isSigned ? steps.slice(1) : steps}
    />
  );
}
