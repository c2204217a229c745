import { birthDateRule } from '../person/birth-date.ts';
import type { DateField, Named, Required } from './definition.ts';

export const birthDateField = <const Name extends string>({
  required,
  ...field
}: Required<DateField> & Named<Name>): DateField & Named<Name> => ({
  kind: 'date',
  autocomplete: 'bday',
  ...field,
  rule: (today) => birthDateRule(today, required),
});
