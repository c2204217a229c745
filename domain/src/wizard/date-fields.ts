import { birthDateRule } from '../person/birth-date.ts';
import type { DateField, Required } from './definition.ts';

export const birthDateField = ({ required, ...field }: Required<DateField>): DateField => ({
  kind: 'date',
  autocomplete: 'bday',
  ...field,
  rule: (today) => birthDateRule(today, required),
});
