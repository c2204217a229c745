import { paymentStateCall } from '@riparo/domain/contract/payment-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { type PaymentAnswer, watchPayment } from './watch-payment.ts';

/** What the server says of a payment, as long as it takes. */
export function usePaymentState(uuid: string | null) {
  const [answer, setAnswer] = useState<PaymentAnswer | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (uuid === null || isOver) return;
    return watchPayment<PaymentAnswer>((signal) => callApi(paymentStateCall, { params: { uuid }, signal }), {
      hear: setAnswer,
      missed: () => setUnknown(true),
      tired: () => setOver(true),
    });
  }, [uuid, isOver]);

  return { answer, isUnknown, isOver, askAgain: () => setOver(false) };
}
