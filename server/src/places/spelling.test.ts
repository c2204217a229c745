import { expect, test } from 'vitest';
import { fixEncoding, spellName } from './spelling.ts';

test.each([
  ["Rovigno D'istria", "Rovigno d'Istria"],
  ["Sant'agata Sopra Cannobio", "Sant'Agata sopra Cannobio"],
  ['Villa Di Sopra', 'Villa di sopra'],
  ['Di Rocco', 'Di Rocco'],
  ['alto', 'Alto'],
  ['Castel-nuovo', 'Castel-Nuovo'],
  ['MolliÃ¨res', 'Mollières'],
])('%s is spelled %s', (written, spelled) => {
  expect(spellName(written)).toBe(spelled);
});

test('only what was spoilt on its way is put right', () => {
  expect(fixEncoding('MolliÃ¨res')).toBe('Mollières');
  expect(fixEncoding('Forlì')).toBe('Forlì');
});
