import type { DealStage } from '../../buy/deal/stages.ts';

/** The labels of the eight stages at the desk. */
export const stageNames: Readonly<Record<DealStage, string>> = {
  quotation: 'Da completare',
  qualified_lead: 'Pronta da pagare',
  pay_intent: 'In pagamento',
  paid: 'Pagata',
  documentation_send: 'Da firmare',
  documentation_signed: 'Firmata',
  closed_won: 'Conclusa',
  closed_lost: 'Persa',
};
