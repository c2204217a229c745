import { expect, test } from 'vitest';
import { printableParagraphs } from './printable-text.ts';

test.each([
  ['Una riga.\n\nUn’altra: 30 €, è così #1.', ['Una riga.', 'Un’altra: 30 €, è così #1.'], true],
  ['Sono furiosa 😡 davvero', ['Sono furiosa davvero'], false],
  ['Мария Rossi', ['Rossi'], false],
  ['a\tb\u0000c', ['a b c'], true],
  ['\n \n', [], true],
])('%j', (text, paragraphs, isWhole) => {
  expect(printableParagraphs(text)).toEqual({ paragraphs, isWhole });
});
