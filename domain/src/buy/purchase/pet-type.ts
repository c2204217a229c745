import type { Step } from '../../platform/wizard/definition.ts';
import { choiceField } from '../../platform/wizard/fields.ts';

export const PET_TYPES = [
  { value: 'dog', label: 'Un cane', picture: 'dog' },
  { value: 'cat', label: 'Un gatto', picture: 'cat' },
] as const;

export const petType: Step = {
  id: 'animale',
  title: 'Chi vuoi proteggere?',
  fields: [choiceField({ name: 'petType', label: 'Chi vuoi proteggere?', options: PET_TYPES })],
};
