import type { DealOrder, DealStage } from './stages.ts';

export const DEAL_LINK_DAYS = 30;

/** Neither a signed nor a paid deal may be changed. */
export const isCorrectable = (order: DealOrder, stage: DealStage) =>
  stage === 'quotation' || stage === 'qualified_lead' || (order === 'pay-first' && stage === 'pay_intent');
