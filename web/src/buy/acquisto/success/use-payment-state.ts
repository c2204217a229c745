import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { type PaymentAnswer, watchPayment } from './watch-payment.ts';

/** What the server says of a payment, as long as it takes. */
export function usePaymentState(uuid: string | null) {
  const [answer, setAnswer] = useState<PaymentAnswer | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [watch, setWatch] = useState({ isOver: false });

  useEffect(() => {
    if (uuid === null || watch.isOver) return;
    return watchPayment<PaymentAnswer>((signal) => callApi(paymentStateCall, { params: { uuid }, signal }), {
      hear: setAnswer,
      missed: () => setUnknown(true),
      tired: () => setWatch({ isOver: true }),
    });
  }, [uuid, watch]);

  const askAgain = () => setWatch({ isOver: false });
  return { answer, isUnknown, isOver: watch.isOver, askAgain };
}
