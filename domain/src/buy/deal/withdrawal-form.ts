import type { Step } from '../../platform/wizard/definition.ts';

/** Nothing is asked: the owner only confirms the withdrawal. */
export const withdrawalForm: Step = {
  id: 'recesso',
  title: 'Recedere dal contratto',
  fields: [],
  continueLabel: 'Conferma recesso',
  isDangerous: true,
};
