import { NAME_NOT_ALPHABETIC, NAME_TOO_LONG, NAME_TOO_SHORT } from '../person/name.ts';
import { BIRTH_DATE_REQUIRED, FIELD_REQUIRED } from '../person/required.ts';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE } from '../rule/messages.ts';
import type { Field } from './definition.ts';

/** Messages of the specifications that fit several fields and name none. */
const NAME_NO_FIELD: ReadonlySet<string> = new Set([
  CHOOSE_ONE,
  CHOOSE_YES_OR_NO,
  INCORRECT_VALUE,
  FIELD_REQUIRED,
  BIRTH_DATE_REQUIRED,
  NAME_TOO_SHORT,
  NAME_TOO_LONG,
  NAME_NOT_ALPHABETIC,
]);

/** Put before a message that is shown away from its field: the group, if several are alike, and the field. */
export const aboutField = ({ label, group }: Pick<Field, 'label' | 'group'>, message: string) =>
  [group, NAME_NO_FIELD.has(message) && label].filter(Boolean).join(', ');
