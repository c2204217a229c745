import type { DealOrder, DealStage } from '../../buy/deal/stages.ts';
import { type DealAction, stageAfterAction } from './actions.ts';

/** Actions of staff that end in another stage. */
export const MOVING_ACTIONS = ['close-lost', 'withdraw'] as const satisfies readonly DealAction[];
export type MovingAction = (typeof MOVING_ACTIONS)[number];

export type Move =
  | { readonly action: MovingAction }
  /** A sentence that says why the deal does not move there. */
  | { readonly refusal: string };

type Placed = { readonly order: DealOrder; readonly stage: DealStage };

/** How a deal reaches each stage, which staff cannot do themselves. */
const reachedBy: Readonly<Record<DealStage, string>> = {
  quotation: 'Una pratica comincia da qui e non ci torna.',
  qualified_lead: 'Ci arriva da sola, quando il cliente ha risposto a tutto.',
  pay_intent: 'Ci arriva da sola, quando il cliente apre la pagina per pagare.',
  paid: 'Ci arriva da sola, quando il pagamento è confermato: al banco nessuno paga per un cliente.',
  documentation_send: 'Ci arriva da sola, quando i documenti partono verso il cliente.',
  documentation_signed: 'Ci arriva da sola, quando il cliente firma: al banco nessuno firma per un cliente.',
  closed_won: 'Ci arriva da sola, il giorno in cui la copertura comincia.',
  closed_lost: 'Da qui non si chiude come persa.',
};

/**
 * The meaning of dropping a deal on a stage, by the table of transitions. Whether it is possible now is
 * decided on its page.
 */
export function judgeMove(deal: Placed, to: DealStage): Move {
  if (deal.stage === to) return { refusal: 'La pratica è già qui.' };
  if (deal.stage === 'closed_lost')
    return { refusal: 'Una pratica persa non si riapre: se ne apre un’altra.' };
  const action = MOVING_ACTIONS.find((each) => stageAfterAction(deal, each) === to);
  return action ? { action } : { refusal: reachedBy[to] };
}
