import { addDays, dayInRome, formatItalianDate } from '@riparo/domain/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/values/money.ts';
import { useState } from 'react';
import type { NextStep } from '../purchase-words.ts';
import { Outcome } from './Outcome.tsx';
import type { PaymentAnswer } from './watch-payment.ts';

const steps: readonly NextStep[] = [
  {
    title: 'Firmi con un codice',
    text: 'Tra poco ricevi un’e-mail con i documenti e il link per la firma digitale.',
  },
  {
    title: 'Paghi con il link che ti mandiamo',
    text: 'Arriva per e-mail dopo la firma: si paga con carta, in un minuto.',
  },
  { title: 'La polizza è attiva', text: 'Per un anno, dal giorno dopo il pagamento.' },
];

/** Asked for, and not paid yet: it goes on in the mailbox. */
export function MailToCome({ payment }: { readonly payment: PaymentAnswer }) {
  const { product, priceCents } = payment;
  const [tomorrow] = useState(() => addDays(dayInRome(new Date()), 1));
  return (
    <Outcome
      title="Tieni sott'occhio la tua mail!"
      lead="Abbiamo la tua richiesta e prepariamo i documenti. Se l’e-mail non arriva entro qualche minuto, guarda anche nella posta indesiderata."
      product={product}
      facts={[
        {
          term: 'Inizio',
          detail: <time dateTime={tomorrow}>{formatItalianDate(tomorrow)}</time>,
          condition: 'domani, se firmi e paghi oggi',
        },
        { term: 'Durata', detail: '1 anno' },
        { term: 'Da pagare dopo la firma', detail: formatEuro(cents(priceCents)) },
      ]}
      steps={steps}
    />
  );
}
