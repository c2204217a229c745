import type { DealOrder, DealStage } from './stages.ts';

/** How long the address of a deal works while nobody has paid. */
export const DEAL_LINK_DAYS = 30;

/** What was signed is not changed any more; what was paid neither. */
export const isCorrectable = (order: DealOrder, stage: DealStage) =>
  stage === 'quotation' || stage === 'qualified_lead' || (order === 'pay-first' && stage === 'pay_intent');
