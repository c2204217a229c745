import type { Field } from '@riparo/domain/platform/wizard/definition.ts';
import type { ChoiceLook } from '@riparo/ui/choice-look.ts';

/**
 * Pictures where there are any; a few numbers as keys in a row; yes and no side by side; many options as a
 * list.
 */
export const lookOf = (field: Field): ChoiceLook => {
  if (field.kind === 'yesNo') return 'pair';
  if (field.kind !== 'choice' && field.kind !== 'multiChoice') return 'card';
  if (field.kind === 'choice' && field.isCount) return 'key';
  if (field.kind === 'choice' && field.isList) return 'line';
  return field.options.some(({ picture }) => picture) ? 'tile' : 'card';
};
