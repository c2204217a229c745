import { type PurchaseProgress, purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { watchAnswers } from '../../platform/api/watch-answers.ts';
import { paths } from '../../platform/router/paths.ts';
import { useNavigate } from '../../platform/router/router.tsx';

export type WatchedProgress = {
  /** Null until the server has answered. */
  readonly progress: PurchaseProgress | null;
  /** Polling has ended. */
  readonly isOver: boolean;
  readonly askAgain: () => void;
  /** Takes the outcome of an action on this page. */
  readonly hear: (progress: PurchaseProgress) => void;
};

/** Claimed, or continued in another browser. */
const FOR_ITS_OWNER = 403;

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
    return watchAnswers(
      (signal) => callApi(purchaseProgressCall, { params: { uuid }, signal }),
      ({ data }) => !isOurTurn(data),
      {
        hear: ({ data }) => setProgress(data),
        missed: (status) => (status === FOR_ITS_OWNER ? leave(uuid) : setWatch({ isOver: true })),
        tired: () => setWatch({ isOver: true }),
      },
    );
  }, [uuid, watch]);

  const askAgain = () => setWatch({ isOver: false });
  const hear = (news: PurchaseProgress) => {
    setProgress(news);
    setWatch({ isOver: !isOurTurn(news) });
  };
  return { progress, isOver: watch.isOver, askAgain, hear };
}

/** Documents are being made, or a signature is being sealed before the payment. */
export const isOurTurn = ({ signing, order, isPaid, next }: PurchaseProgress) =>
  signing === 'preparing' || (signing === 'signed' && order === 'sign-first' && !isPaid && next === null);
