import type { Mask } from '@riparo/domain/platform/wizard/masks.ts';
import type { FormEvent } from 'react';

/**
 * Applies a mask while text is added at the end. Corrections in the middle and deletions are not masked,
 * except that `clean` removes characters the field does not allow.
 */
export const maskOnInput = (mask: Mask, clean?: Mask) => (event: FormEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  const { value, selectionStart } = input;
  const { inputType = '' } = event.nativeEvent as InputEvent;
  if (!inputType.startsWith('delete') && selectionStart === value.length) {
    const masked = mask(value);
    if (masked !== value) input.value = masked;
  } else if (clean && clean(value) !== value) {
    input.value = clean(value);
    const caret = clean(value.slice(0, selectionStart ?? 0)).length;
    input.setSelectionRange(caret, caret);
  }
};
