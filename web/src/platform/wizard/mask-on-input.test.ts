import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { maskOnInput } from './mask-on-input.ts';

const inPairs = (text: string) => text.replaceAll(/(\d\d)(?=\d)/g, '$1/');
const digitsOnly = (text: string) => text.replaceAll(/[^\d/]/g, '');

/** The field after typing: its value and where the caret was put. */
function afterInput(value: string, selectionStart: number | null, inputType?: string) {
  const setSelectionRange = vi.fn<(from: number, to: number) => void>();
  const input = { value, selectionStart, setSelectionRange };
  const event = { currentTarget: input, nativeEvent: { inputType } };
  maskOnInput(inPairs, digitsOnly)(event as unknown as FormEvent<HTMLInputElement>);
  return { value: input.value, caret: setSelectionRange.mock.calls[0] };
}

test('text typed at the end is masked, also if the browser gives no input type', () => {
  expect(afterInput('123', 3, 'insertText').value).toBe('12/3');
  expect(afterInput('123', 3).value).toBe('12/3');
});

test('corrections in the middle and deletions are not masked', () => {
  expect(afterInput('123', 2, 'insertText')).toEqual({ value: '123', caret: undefined });
  expect(afterInput('123', 3, 'deleteContentBackward')).toEqual({ value: '123', caret: undefined });
});

test('characters the field does not allow are removed anywhere, and the caret stays', () => {
  expect(afterInput('1x23', 2, 'insertText')).toEqual({ value: '123', caret: [1, 1] });
  expect(afterInput('1x23', null, 'insertText')).toEqual({ value: '123', caret: [0, 0] });
});

test('a field that allows everything keeps its middle unchanged', () => {
  const input = { value: '1x23', selectionStart: 2 };
  const event = { currentTarget: input, nativeEvent: { inputType: 'insertText' } };
  maskOnInput(inPairs)(event as unknown as FormEvent<HTMLInputElement>);
  expect(input.value).toBe('1x23');
});
