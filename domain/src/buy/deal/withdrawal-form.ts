import type { Step } from '../../platform/wizard/definition.ts';

/** Nothing is asked: whoever may withdraw says that they do, and no more. */
export const withdrawalForm: Step = {
  id: 'recesso',
  title: 'Recedere dal contratto',
  fields: [],
  continueLabel: 'Conferma recesso',
  isDangerous: true,
};
