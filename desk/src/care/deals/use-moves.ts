import type { ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import type { DealStage } from '@riparo/domain/buy/deal/stages.ts';
import { judgeMove, type MovingAction } from '@riparo/domain/care/deals/board-moves.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { useState } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import { useCan } from '../../platform/session/session.ts';
import { personOf } from './say-deal.ts';
import type { OnMove } from './StageCards.tsx';

export type Moving = { readonly deal: ListedDeal; readonly action: MovingAction };

/** The effect of moving a card: a confirmation, or a sentence that says why it is impossible. */
export function useMoves() {
  const canWork = useCan('work-deals');
  const [moving, setMoving] = useState<Moving>();
  const move = (deal: ListedDeal, to: DealStage) => {
    const judged = judgeMove(deal, to);
    if ('action' in judged) setMoving({ deal, action: judged.action });
    else
      notify({
        kind: 'info',
        text: `La pratica di ${personOf(deal)} non si sposta in «${stageNames[to]}». ${judged.refusal}`,
      });
  };
  const onMove: OnMove | undefined = canWork ? move : undefined;
  return { onMove, moving, stop: () => setMoving(undefined) };
}
