import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { maskOnInput } from './mask-on-input.ts';

const inPairs = (text: string) => text.replaceAll(/(\d\d)(?=\d)/g, '$1/');
const digitsOnly = (text: string) => text.replaceAll(/[^\d/]/g, '');

/** The field after somebody typed: what stands in it, and where the caret was put. */
function afterInput(value: string, selectionStart: number | null, inputType?: string) {
  const setSelectionRange = vi.fn<(from: number, to: number) => void>();
  const input = { value, selectionStart, setSelectionRange };
  const event = { currentTarget: input, nativeEvent: { inputType } };
  maskOnInput(inPairs, digitsOnly)(event as unknown as FormEvent<HTMLInputElement>);
  return { value: input.value, caret: setSelectionRange.mock.calls[0] };
}

test('what is typed at the end is masked, also by a browser that does not say how it came', () => {
  expect(afterInput('123', 3, 'insertText').value).toBe('12/3');
  expect(afterInput('123', 3).value).toBe('12/3');
});

test('what is corrected in the middle or deleted is left alone', () => {
  expect(afterInput('123', 2, 'insertText')).toEqual({ value: '123', caret: undefined });
  expect(afterInput('123', 3, 'deleteContentBackward')).toEqual({ value: '123', caret: undefined });
});

test('what has no place in the field goes everywhere, and the caret stays where it was typed', () => {
  expect(afterInput('1x23', 2, 'insertText')).toEqual({ value: '123', caret: [1, 1] });
  expect(afterInput('1x23', null, 'insertText')).toEqual({ value: '123', caret: [0, 0] });
});

test('a field that refuses nothing keeps what is in its middle', () => {
  const input = { value: '1x23', selectionStart: 2 };
  const event = { currentTarget: input, nativeEvent: { inputType: 'insertText' } };
  maskOnInput(inPairs)(event as unknown as FormEvent<HTMLInputElement>);
  expect(input.value).toBe('1x23');
});
