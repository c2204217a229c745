import { expect, test } from 'vitest';
import { privacy } from './privacy.ts';

const words = JSON.stringify(privacy);

test.each([
  ['what a quote needs', 'Analizzare le tue risposte per il preventivo o il report che chiedi'],
  ['what a sale needs', 'Verificare che una polizza sia coerente con le tue richieste ed esigenze'],
  ['profiling for offers, apart', 'Analizzare i tuoi dati per proporti offerte su misura (profilazione)'],
  ['the position that ski asks for', 'Usare la tua posizione per servizi vicini a dove scii'],
  [
    'what claims need, with witnesses, accounts and photos',
    'le foto, i testimoni e le altre persone, l’IBAN',
  ],
  ['that data about health are used with consent alone', 'art. 9.2.a'],
  ['how long the desk’s log is stored', '24 mesi'],
  ['what a signature proves', 'nella prova della firma'],
  ['which data of an erased account stay', 'restano con il contratto, anche se chiudi l’account'],
])('the privacy notice says %s', (_, told) => {
  expect(words).toContain(told);
});
