import { expect, test } from 'vitest';
import { tryLater } from './try-later.ts';

test.each([
  [
    'Hai fatto troppi tentativi: aspetta un momento e riprova.',
    'Hai fatto troppi tentativi: aspetta un momento.',
  ],
  [
    'Il server ci sta mettendo troppo a rispondere: riprova tra qualche minuto.',
    'Il server ci sta mettendo troppo a rispondere.',
  ],
  ['Il codice è scaduto.', 'Il codice è scaduto.'],
])('the failure %s asks only once to try again', (reason, told) => {
  expect(tryLater('uscire', reason)).toBe(`Non è stato possibile uscire. Riprova più tardi. ${told}`);
});
