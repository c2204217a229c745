import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';

const again = '<a class="button" href="">Riprova</a>';
const home = '<a class="button" href="/">Torna alla home</a>';

test.each([
  [400, 'Questo indirizzo non è valido', home],
  [403, 'C’è qualcosa che non va', home],
  [404, 'Questa pagina non c’è', home],
  [408, 'Ci è voluto troppo', again],
  [429, 'Un momento', again],
  [431, 'Troppi cookie', again],
  [499, 'C’è qualcosa che non va', home],
  [500, 'Torniamo subito', again],
  [503, 'Torniamo subito', again],
])('who meets a %i reads “%s” and sees where to go on', (status, title, button) => {
  const page = errorPage({ status, code: 'any', message: 'Che cosa è successo.' });
  const words =
    status === 400
      ? 'Forse è stato copiato a metà: riaprilo dal messaggio in cui lo hai trovato, oppure riparti dalla home.'
      : 'Che cosa è successo.';
  expect(page.title).toBe(title);
  expect(page.body.text.replaceAll(/\s+</g, '<')).toBe(`<h1>${title}</h1><p>${words}</p><p>${button}</p>`);
});
