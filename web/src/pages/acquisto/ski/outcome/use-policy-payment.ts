import type { AnswerOf } from '@riparo/domain/call/call.ts';
import { skiPaymentCall } from '@riparo/domain/contract/ski-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { watchPayment } from '../../success/watch-payment.ts';

export type PolicyPayment = AnswerOf<typeof skiPaymentCall>;

/** What the server says of the payment of a policy, as long as it takes. */
export function usePolicyPayment(id: string) {
  const [answer, setAnswer] = useState<PolicyPayment | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver) return;
    return watchPayment<PolicyPayment>((signal) => callApi(skiPaymentCall, { params: { id }, signal }), {
      hear: setAnswer,
      missed: () => setUnknown(true),
      tired: () => setOver(true),
    });
  }, [id, isOver]);

  return { answer, isUnknown, isOver, askAgain: () => setOver(false) };
}
