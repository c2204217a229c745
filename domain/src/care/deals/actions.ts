import { isCorrectable } from '../../buy/deal/link.ts';
import { type DealOrder, type DealStage, stageAfter } from '../../buy/deal/stages.ts';
import type { WithdrawalState } from '../../buy/deal/withdrawal.ts';
import { may, type Permission, type Role } from '../../platform/call/roles.ts';

/** Actions on a deal at the desk. Staff never consent, sign or pay for a buyer. */
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

/** The properties of a deal that decide which actions are possible. */
export type DealStatus = {
  readonly order: DealOrder;
  readonly stage: DealStage;
  readonly isRenewal: boolean;
  /** The buyer has answered all questions, including consents. */
  readonly isComplete: boolean;
  /** Its link has expired. */
  readonly hasRunOut: boolean;
  /** A payment counts, at least in part: not everything was refunded. */
  readonly isPaid: boolean;
  /** By `withdrawalState`, as on the site. */
  readonly withdrawal: WithdrawalState;
  /** Requested by the desk; a second person or the customer has yet to confirm it. */
  readonly isWithdrawalAsked: boolean;
  /** The owner was erased on request: no more mails go to them. */
  readonly isErased: boolean;
};

type Row = {
  readonly action: DealAction;
  readonly permission: Permission;
  /** Default: all orders. */
  readonly order?: DealOrder;
  /** Default: all stages. */
  readonly stages?: readonly DealStage[];
  /** Further conditions. */
  readonly when?: (deal: DealStatus) => boolean;
};

const isReachable = ({ isErased, hasRunOut }: DealStatus) => !isErased && !hasRunOut;
const isThere = ({ isErased }: DealStatus) => !isErased;

/** The single source: what is not in this table is neither offered nor possible. */
export const dealActionTable: readonly Row[] = [
  {
    action: 'correct',
    permission: 'work-deals',
    // Without a signature (ski, another year) the buyer has no form to correct.
    when: (deal) => deal.order !== 'pay-only' && isReachable(deal) && isCorrectable(deal.order, deal.stage),
  },

  // Ski is bought in one go, and its day may be over: only the renewal of a contract waits for payment at a
  // link.
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

export const mayDo = (role: Role, deal: DealStatus, action: DealAction): boolean =>
  dealActionTable.some(
    (row) =>
      row.action === action &&
      may(role, row.permission) &&
      (row.order === undefined || row.order === deal.order) &&
      (row.stages === undefined || row.stages.includes(deal.stage)) &&
      (row.when === undefined || row.when(deal)),
  );

/** In the order of the buttons. */
export const actionsFor = (role: Role, deal: DealStatus): readonly DealAction[] =>
  DEAL_ACTIONS.filter((action) => mayDo(role, deal, action));

/**
 * The final stage after the action; null if the stage does not change, or only the buyer's own step changes
 * it.
 */
export const stageAfterAction = (
  { order, stage }: Pick<DealStatus, 'order' | 'stage'>,
  action: DealAction,
): DealStage | null => {
  if (action === 'close-lost') return stageAfter(order, stage, 'closed-by-desk');
  return action === 'withdraw' ? stageAfter(order, stage, 'withdrawn') : null;
};

/** The labels of the buttons. */
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
