/** The stages of a deal. The id is the stage's place in the sequence, called `status` in the API. */
export const dealStages = [
  { id: 1, key: 'quotation' },
  { id: 2, key: 'qualified_lead' },
  { id: 3, key: 'pay_intent' },
  { id: 4, key: 'paid' },
  { id: 5, key: 'documentation_send' },
  { id: 6, key: 'documentation_signed' },
  { id: 7, key: 'closed_won' },
  { id: 8, key: 'closed_lost' },
] as const;

export type DealStage = (typeof dealStages)[number]['key'];

/**
 * Most products are paid, then signed. Third-party liability is signed first and paid through a mailed link.
 * Ski is accepted in its form and only paid.
 */
export const dealOrders = ['pay-first', 'sign-first', 'pay-only'] as const;
export type DealOrder = (typeof dealOrders)[number];

export type DealEvent =
  | 'data-completed'
  | 'mailbox-changed'
  | 'purchase-requested'
  | 'payment-opened'
  | 'payment-confirmed'
  | 'documents-sent'
  | 'documents-signed'
  | 'policy-activated'
  | 'link-expired'
  | 'signature-expired'
  | 'closed-by-desk'
  | 'withdrawn'
  | 'renewal-stopped'
  | 'plate-told'
  | 'refunded';

type Transition = {
  readonly from: DealStage;
  readonly event: DealEvent;
  readonly to: DealStage;
  /** All orders if absent. */
  readonly order?: DealOrder;
};

/** The only ways to change a stage. A transition that is not listed is refused. */
export const dealTransitions: readonly Transition[] = [
  { from: 'quotation', event: 'data-completed', to: 'qualified_lead' },
  // The owner of the new mailbox must give the consents again.
  { order: 'pay-first', from: 'qualified_lead', event: 'mailbox-changed', to: 'quotation' },
  { order: 'sign-first', from: 'qualified_lead', event: 'mailbox-changed', to: 'quotation' },
  { order: 'pay-first', from: 'pay_intent', event: 'mailbox-changed', to: 'quotation' },

  { order: 'pay-first', from: 'qualified_lead', event: 'payment-opened', to: 'pay_intent' },
  { order: 'pay-first', from: 'paid', event: 'documents-sent', to: 'documentation_send' },
  { order: 'pay-first', from: 'documentation_signed', event: 'policy-activated', to: 'closed_won' },

  { order: 'sign-first', from: 'qualified_lead', event: 'purchase-requested', to: 'documentation_send' },
  { order: 'sign-first', from: 'documentation_signed', event: 'payment-opened', to: 'pay_intent' },
  { order: 'sign-first', from: 'paid', event: 'policy-activated', to: 'closed_won' },

  { order: 'pay-only', from: 'qualified_lead', event: 'payment-opened', to: 'pay_intent' },
  { order: 'pay-only', from: 'paid', event: 'policy-activated', to: 'closed_won' },

  { from: 'pay_intent', event: 'payment-confirmed', to: 'paid' },
  { from: 'documentation_send', event: 'documents-signed', to: 'documentation_signed' },

  { from: 'quotation', event: 'link-expired', to: 'closed_lost' },
  { from: 'qualified_lead', event: 'link-expired', to: 'closed_lost' },
  { from: 'pay_intent', event: 'link-expired', to: 'closed_lost' },
  { order: 'sign-first', from: 'documentation_signed', event: 'link-expired', to: 'closed_lost' },
  { from: 'documentation_send', event: 'signature-expired', to: 'closed_lost' },

  // By the desk, before any payment.
  { from: 'quotation', event: 'closed-by-desk', to: 'closed_lost' },
  { from: 'qualified_lead', event: 'closed-by-desk', to: 'closed_lost' },
  { from: 'pay_intent', event: 'closed-by-desk', to: 'closed_lost' },
  { order: 'sign-first', from: 'documentation_send', event: 'closed-by-desk', to: 'closed_lost' },
  { order: 'sign-first', from: 'documentation_signed', event: 'closed-by-desk', to: 'closed_lost' },

  { from: 'paid', event: 'refunded', to: 'closed_lost' },
  { from: 'documentation_send', event: 'refunded', to: 'closed_lost' },
  { from: 'documentation_signed', event: 'refunded', to: 'closed_lost' },

  // The year runs to its end; a renewal already offered is closed.
  { order: 'pay-first', from: 'documentation_signed', event: 'renewal-stopped', to: 'documentation_signed' },
  { order: 'pay-only', from: 'paid', event: 'renewal-stopped', to: 'paid' },
  { from: 'closed_won', event: 'renewal-stopped', to: 'closed_won' },
  { order: 'pay-only', from: 'qualified_lead', event: 'renewal-stopped', to: 'closed_lost' },
  { order: 'pay-only', from: 'pay_intent', event: 'renewal-stopped', to: 'closed_lost' },

  // A scooter's plate may arrive after the policy.
  { order: 'pay-first', from: 'paid', event: 'plate-told', to: 'paid' },
  { order: 'pay-only', from: 'paid', event: 'plate-told', to: 'paid' },
  { order: 'pay-first', from: 'documentation_send', event: 'plate-told', to: 'documentation_send' },
  { order: 'pay-first', from: 'documentation_signed', event: 'plate-told', to: 'documentation_signed' },

  { from: 'paid', event: 'withdrawn', to: 'closed_lost' },
  { from: 'documentation_send', event: 'withdrawn', to: 'closed_lost' },
  { from: 'documentation_signed', event: 'withdrawn', to: 'closed_lost' },
  { from: 'closed_won', event: 'withdrawn', to: 'closed_lost' },
];

/** The stage an event leads to; null if it is not allowed there. */
export const stageAfter = (order: DealOrder, from: DealStage, event: DealEvent): DealStage | null =>
  dealTransitions.find(
    (transition) =>
      transition.from === from &&
      transition.event === event &&
      (transition.order === undefined || transition.order === order),
  )?.to ?? null;

const stageIds = Object.fromEntries(dealStages.map(({ key, id }) => [key, id])) as Readonly<
  Record<DealStage, number>
>;

export const stageId = (stage: DealStage) => stageIds[stage];

/** What a visitor who opens the link to a deal finds. */
export type DealLinkState = 'open' | 'in-progress' | 'expired';

export const linkStateOf = (stage: DealStage): DealLinkState => {
  if (stage === 'closed_won' || stage === 'closed_lost') return 'expired';
  return stageId(stage) >= stageId('paid') ? 'in-progress' : 'open';
};
