import { type PurchaseProgress, purchaseProgressCall } from '@riparo/domain/contract/signature-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { watchAnswers } from '../../../api/watch-answers.ts';

export type WatchedProgress = {
  /** Null until the server has answered. */
  readonly progress: PurchaseProgress | null;
  /** Asked often enough. */
  readonly isOver: boolean;
  readonly askAgain: () => void;
};

/** How far a purchase is, until it is its buyer's turn or nothing is left to do. Null is no purchase. */
export function usePurchaseProgress(uuid: string | null): WatchedProgress {
  const [progress, setProgress] = useState<PurchaseProgress | null>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver || uuid === null) return;
    return watchAnswers(
      (signal) => callApi(purchaseProgressCall, { params: { uuid }, signal }),
      ({ data }) => !isOurTurn(data),
      {
        hear: ({ data }) => setProgress(data),
        missed: () => setOver(true),
        tired: () => setOver(true),
      },
    );
  }, [uuid, isOver]);

  return { progress, isOver, askAgain: () => setOver(false) };
}

/** Documents are being made, or what was signed is being sealed before it can be paid. */
export const isOurTurn = ({ signing, order, isPaid, next }: PurchaseProgress) =>
  signing === 'preparing' || (signing === 'signed' && order === 'sign-first' && !isPaid && next === null);
