import { expect, test } from 'vitest';
import { repealedIn } from './repealed.ts';

test.each([
  ['(articolo 67-duodecies del Codice del consumo)', 'articolo 59-octies'],
  ['articoli 67-bis e seguenti', 'articoli da 59-bis'],
  ['l’art. 67 quater', 'articoli da 59-bis'],
])('«%s» is no longer in force, and its successor is given', (text, successor) => {
  expect(repealedIn(text)).toEqual([expect.stringContaining(successor)]);
});

test.each(['articolo 59-octies del Codice del consumo', 'articolo 67 della Costituzione', 'pagina 67'])(
  '«%s» is not a repealed article',
  (text) => {
    expect(repealedIn(text)).toEqual([]);
  },
);
