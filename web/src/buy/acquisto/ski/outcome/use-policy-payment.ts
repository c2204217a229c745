import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { watchPayment } from '../../success/watch-payment.ts';

export type PolicyPayment = AnswerOf<typeof skiPaymentCall>;

const FOR_ITS_OWNER = 403;

/** Polls the payment of a policy. */
export function usePolicyPayment(id: string) {
  const [answer, setAnswer] = useState<PolicyPayment | null>(null);
  const [missed, setMissed] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver) return;
    return watchPayment<PolicyPayment>((signal) => callApi(skiPaymentCall, { params: { id }, signal }), {
      hear: setAnswer,
      missed: setMissed,
      tired: () => setOver(true),
    });
  }, [id, isOver]);

  return {
    answer,
    isUnknown: missed !== null && missed !== FOR_ITS_OWNER,
    /** Only its buyer's personal area shows it. */
    isElsewhere: missed === FOR_ITS_OWNER,
    isOver,
    askAgain: () => setOver(false),
  };
}
