import type { Mask } from '@riparo/domain/wizard/masks.ts';
import type { FormEvent } from 'react';

/** Applies a mask while text is added at the end; corrections in the middle and deletions are left alone. */
export const maskOnInput = (mask: Mask) => (event: FormEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  const { inputType = '' } = event.nativeEvent as InputEvent;
  if (inputType.startsWith('delete') || input.selectionStart !== input.value.length) return;
  const masked = mask(input.value);
  if (masked !== input.value) input.value = masked;
};
