import { expect, test } from 'vitest';
import { refundNoticeInMail } from './refund-mail-words.ts';

test.each([
  [
    { reason: 'mistake', words: null, effect: 'part' },
    [
      'Abbiamo fatto un errore, e ce ne scusiamo.',
      'È una parte di quello che hai pagato: la tua copertura non cambia.',
    ],
  ],
  [
    { reason: 'other', words: 'Argo ha già una polizza.', effect: 'closes' },
    ['Argo ha già una polizza.', 'Ti restituiamo tutto quello che avevi pagato: la copertura finisce qui.'],
  ],
  [{ reason: 'withdrawn', words: '', effect: 'all' }, ['Hai esercitato il diritto di recesso.']],
] as const)('%j', (refund, lines) => {
  expect(refundNoticeInMail(refund)).toEqual(lines);
});
