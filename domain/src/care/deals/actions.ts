import { isCorrectable } from '../../buy/deal/link.ts';
import { type DealOrder, type DealStage, stageAfter } from '../../buy/deal/stages.ts';
import type { WithdrawalState } from '../../buy/deal/withdrawal.ts';
import { may, type Permission, type Role } from '../../platform/call/roles.ts';

/** What can be done with a deal at the desk. Nobody there consents, signs or pays for somebody. */
export const DEAL_ACTIONS = [
  'correct',
  'send-payment-link',
  'new-link',
  'send-documents',
  'send-mail',
  'refund',
  'withdraw',
  'close-lost',
  'note',
  'task',
] as const;

export type DealAction = (typeof DEAL_ACTIONS)[number];

/** How a deal stands, as far as it decides what may be done with it. */
export type DealStanding = {
  readonly order: DealOrder;
  readonly stage: DealStage;
  readonly isRenewal: boolean;
  /** Questions, consents included, that its buyer has yet to answer. */
  readonly isComplete: boolean;
  /** Its address works no more. */
  readonly hasRunOut: boolean;
  /** What was paid counts, in whole or in part: it has not all gone back. */
  readonly isPaid: boolean;
  /** By `withdrawalState`, as on the site. */
  readonly withdrawal: WithdrawalState;
  /** The desk asked for it, and a second person or the customer has yet to confirm it. */
  readonly isWithdrawalAsked: boolean;
  /** Its owner asked to be forgotten: nobody writes to them any more. */
  readonly isErased: boolean;
};

type Row = {
  readonly action: DealAction;
  readonly permission: Permission;
  /** All orders where it is not said. */
  readonly order?: DealOrder;
  /** All stages where it is not said. */
  readonly stages?: readonly DealStage[];
  /** What else must be true of the deal. */
  readonly when?: (deal: DealStanding) => boolean;
};

const isReachable = ({ isErased, hasRunOut }: DealStanding) => !isErased && !hasRunOut;
const isThere = ({ isErased }: DealStanding) => !isErased;

/** The only place that says it. Whatever is not here is neither offered nor done. */
export const dealActionTable: readonly Row[] = [
  {
    action: 'correct',
    permission: 'work-deals',
    // Of what is only paid (ski, another year) the buyer has no form to correct.
    when: (deal) => deal.order !== 'pay-only' && isReachable(deal) && isCorrectable(deal.order, deal.stage),
  },

  // Ski is bought in one go, its day may be over: only another year of a contract waits for its payment at an address.
  {
    action: 'send-payment-link',
    permission: 'work-deals',
    order: 'pay-first',
    stages: ['qualified_lead', 'pay_intent'],
    when: (deal) => isReachable(deal) && deal.isComplete,
  },
  {
    action: 'send-payment-link',
    permission: 'work-deals',
    order: 'sign-first',
    stages: ['pay_intent'],
    when: isReachable,
  },
  {
    action: 'send-payment-link',
    permission: 'work-deals',
    order: 'pay-only',
    stages: ['qualified_lead', 'pay_intent'],
    when: (deal) => isReachable(deal) && deal.isRenewal,
  },

  {
    action: 'new-link',
    permission: 'work-deals',
    stages: ['quotation', 'qualified_lead', 'pay_intent'],
    when: (deal) => isReachable(deal) && deal.order !== 'pay-only',
  },
  { action: 'new-link', permission: 'work-deals', stages: ['documentation_send'], when: isThere },

  {
    action: 'send-documents',
    permission: 'work-deals',
    stages: ['documentation_send', 'documentation_signed', 'closed_won'],
    when: isThere,
  },
  {
    action: 'send-documents',
    permission: 'work-deals',
    order: 'sign-first',
    stages: ['pay_intent', 'paid'],
    when: isThere,
  },
  { action: 'send-mail', permission: 'work-deals', when: isThere },

  { action: 'refund', permission: 'refund', when: ({ isPaid }) => isPaid },
  {
    action: 'withdraw',
    permission: 'work-deals',
    when: (deal) => isThere(deal) && deal.withdrawal === 'open' && !deal.isWithdrawalAsked,
  },
  {
    action: 'close-lost',
    permission: 'work-deals',
    when: (deal) =>
      isThere(deal) && !deal.isPaid && stageAfter(deal.order, deal.stage, 'closed-by-desk') !== null,
  },

  { action: 'note', permission: 'work-deals' },
  { action: 'task', permission: 'work-deals' },
];

export const mayDo = (role: Role, deal: DealStanding, action: DealAction): boolean =>
  dealActionTable.some(
    (row) =>
      row.action === action &&
      may(role, row.permission) &&
      (row.order === undefined || row.order === deal.order) &&
      (row.stages === undefined || row.stages.includes(deal.stage)) &&
      (row.when === undefined || row.when(deal)),
  );

/** In the order in which they are offered. */
export const actionsFor = (role: Role, deal: DealStanding): readonly DealAction[] =>
  DEAL_ACTIONS.filter((action) => mayDo(role, deal, action));

/** Where a deal ends by it; null where its stage stays, and the buyer's own step moves it. */
export const stageAfterAction = (
  { order, stage }: Pick<DealStanding, 'order' | 'stage'>,
  action: DealAction,
): DealStage | null => {
  if (action === 'close-lost') return stageAfter(order, stage, 'closed-by-desk');
  return action === 'withdraw' ? stageAfter(order, stage, 'withdrawn') : null;
};

/** As buttons say it. */
export const dealActionNames: Readonly<Record<DealAction, string>> = {
  correct: 'Correggi i dati',
  'send-payment-link': 'Manda il link per pagare',
  'new-link': 'Nuovo link di 30 giorni',
  'send-documents': 'Rimanda i documenti',
  'send-mail': 'Rimanda un’e-mail',
  refund: 'Rimborsa',
  withdraw: 'Recedi per il cliente',
  'close-lost': 'Chiudi come persa',
  note: 'Scrivi una nota',
  task: 'Aggiungi un promemoria',
};
