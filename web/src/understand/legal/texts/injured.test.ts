import { expect, test } from 'vitest';
import { complaintRetentionInWords } from '../retention-in-words.ts';
import { injured } from '../InjuredPage.tsx';
import { privacy } from './privacy.ts';

const words = JSON.stringify(injured);

test.each([
  ['that the insurer is asked directly', 'articolo 144 del Codice delle assicurazioni'],
  ['how long the insurer has for things', '60 giorni'],
  ['how long for injuries', '90 giorni'],
  ['that a copy to us is not enough', 'La copia a noi non sostituisce la lettera alla compagnia'],
  ['what to photograph', 'contrassegno'],
  ['where to turn if the vehicle is uninsured', 'Fondo di garanzia per le vittime della strada'],
  ['that no account is needed', 'non serve un account'],
])('an injured third party reads %s', (_, told) => {
  expect(words).toContain(told);
});

test('an injured third party finds the link to how their data are used, who sees them and for how long', () => {
  expect(words).toContain('/privacy#danneggiati');
  const told = JSON.stringify(privacy.sections.find(({ id }) => id === 'danneggiati'));
  for (const said of [
    'chi risponde del registro dei reclami',
    'non vede la tua richiesta',
    complaintRetentionInWords,
  ])
    expect(told).toContain(said);
});
