import { plateCodeRule } from '../../platform/person/plate-code.ts';
import type { Step } from '../../platform/wizard/definition.ts';
import type { PlateState } from './plate.ts';

const WHERE_IT_IS = 'I sei segni dell’adesivo del monopattino.';

/** What happens with the plate, by the progress of the policy. */
const HINTS: Readonly<Record<Exclude<PlateState, 'closed'>, string>> = {
  open: `${WHERE_IT_IS} Lo stampiamo sui documenti che firmi.`,
  late: `${WHERE_IT_IS} I documenti sono già firmati e restano come sono: lo trovi nella lettera di benvenuto.`,
};

/** The form for a plate that arrives after the policy. */
export const plateForm = (state: keyof typeof HINTS): Step => ({
  id: 'contrassegno',
  title: 'Codice del contrassegno',
  fields: [
    {
      kind: 'text',
      name: 'plateCode',
      label: 'Codice del contrassegno',
      hint: HINTS[state],
      typing: 'capitals',
      longest: 12,
      rule: () => plateCodeRule,
    },
  ],
  continueLabel: 'Salva il codice',
});
