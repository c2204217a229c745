import type { Step } from '../wizard/definition.ts';
import { summaryField } from '../wizard/fields.ts';

/** How both demonstrations end: everything once more, and nothing is sent. */
export const summary: Step = {
  id: 'riepilogo',
  title: 'È tutto giusto?',
  continueLabel: 'Invia',
  fields: [summaryField({ name: 'summary', label: 'I tuoi dati' })],
};

export const loader = { text: 'Stiamo preparando il riepilogo…', minimumMs: 300 };
