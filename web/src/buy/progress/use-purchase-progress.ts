import { type PurchaseProgress, purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { watchAnswers } from '../../platform/api/watch-answers.ts';
import { paths } from '../../platform/router/paths.ts';
import { useNavigate } from '../../platform/router/router.tsx';

export type WatchedProgress = {
  /** Null until the server has answered. */
  readonly progress: PurchaseProgress | null;
  /** Asked often enough. */
  readonly isOver: boolean;
  readonly askAgain: () => void;
  /** Something became of it on this very page. */
  readonly hear: (progress: PurchaseProgress) => void;
};

/** Claimed meanwhile, or gone on with in another browser. */
const FOR_ITS_OWNER = 403;

/** How far a purchase is, until it is its buyer's turn or nothing is left to do. Null is no purchase. */
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

/** Documents are being made, or what was signed is being sealed before it can be paid. */
export const isOurTurn = ({ signing, order, isPaid, next }: PurchaseProgress) =>
  signing === 'preparing' || (signing === 'signed' && order === 'sign-first' && !isPaid && next === null);
