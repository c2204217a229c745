import { type PurchaseProgress, purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { pollAnswers } from '../../platform/api/watch-answers.ts';
import { paths } from '../../platform/router/paths.ts';
import { useNavigate } from '../../platform/router/router.tsx';

export type WatchedProgress = {
  /** Null until the server has answered. */
  readonly progress: PurchaseProgress | null;
  /** Polling has ended. */
  readonly isOver: boolean;
  readonly fetchAgain: () => void;
  /** Takes the outcome of an action on this page. */
  readonly hear: (progress: PurchaseProgress) => void;
};

/** Claimed, or continued in another browser. */
const OWNER_ONLY = 403;

/**
 * Polls the progress of a purchase until the buyer has a next step or nothing is left to do. Null: no
 * purchase.
 */
export function usePurchaseProgress(uuid: string | null): WatchedProgress {
  const [progress, setProgress] = useState<PurchaseProgress | null>(null);
  const [watch, setWatch] = useState({ isOver: false });
  const navigate = useNavigate();
  const leave = useEffectEvent(
    (closed: string) => void navigate(paths.linkExpired(closed), { replace: true }),
  );

  useEffect(() => {
    if (watch.isOver || uuid === null) return;
    return pollAnswers(
      (signal) => callApi(purchaseProgressCall, { params: { uuid }, signal }),
      ({ data }) => !isAwaitingUs(data),
      {
        hear: ({ data }) => setProgress(data),
        missed: (status) => (status === OWNER_ONLY ? leave(uuid) : setWatch({ isOver: true })),
        tired: () => setWatch({ isOver: true }),
      },
    );
  }, [uuid, watch]);

  const fetchAgain = () => setWatch({ isOver: false });
  const hear = (news: PurchaseProgress) => {
    setProgress(news);
    setWatch({ isOver: !isAwaitingUs(news) });
  };
  return { progress, isOver: watch.isOver, fetchAgain, hear };
}

/** Documents are being made, or a signature is being sealed before the payment. */
export const isAwaitingUs = ({ signing, order, isPaid, next }: PurchaseProgress) =>
  signing === 'preparing' || (signing === 'signed' && order === 'sign-first' && !isPaid && next === null);
