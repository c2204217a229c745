import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { pollPayment } from '../../success/watch-payment.ts';

export type PolicyPayment = AnswerOf<typeof skiPaymentCall>;

const OWNER_ONLY = 403;

/** Polls the payment of a policy. */
export function usePolicyPayment(id: string) {
  const [answer, setAnswer] = useState<PolicyPayment | null>(null);
  const [missed, setMissed] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver) return;
    return pollPayment<PolicyPayment>((signal) => callApi(skiPaymentCall, { params: { id }, signal }), {
      hear: setAnswer,
      missed: setMissed,
      tired: () => setOver(true),
    });
  }, [id, isOver]);

  return {
    answer,
    isUnknown: missed !== null && missed !== OWNER_ONLY,
    /** Only its buyer's personal area shows it. */
    isElsewhere: missed === OWNER_ONLY,
    isOver,
    fetchAgain: () => setOver(false),
  };
}
