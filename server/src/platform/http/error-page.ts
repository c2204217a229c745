import type { ErrorDefinition } from '@riparo/domain/platform/call/problem.ts';
import { html, type Html } from './html.ts';
import type { PlainPage } from './plain-page.ts';

/** Needs no script and no file of the site, as it must work when little else does. */
export function errorPage({ status, message }: ErrorDefinition): PlainPage {
  const title = titles[status] ?? (status >= 500 ? 'Torniamo subito' : 'C’è qualcosa che non va');
  return {
    title,
    body: html`<h1>${title}</h1>
      <p>${status === 400 ? CUT_OFF : message}</p>
      <p>${mayPass.has(status) || status >= 500 ? tryAgain : goHome}</p>`,
  };
}

// A request that opens as a page has only its address that can be wrong.
const CUT_OFF =
  'Forse è stato copiato a metà: riaprilo dal messaggio in cui lo hai trovato, oppure riparti dalla home.';

const titles: Readonly<Record<number, string>> = {
  400: 'Questo indirizzo non è valido',
  404: 'Questa pagina non c’è',
  408: 'Ci è voluto troppo',
  429: 'Un momento',
  431: 'Troppi cookie',
};
const mayPass = new Set([408, 429, 431]);

const tryAgain: Html = html`<a class="button" href="">Riprova</a>`;
const goHome: Html = html`<a class="button" href="/">Torna alla home</a>`;
