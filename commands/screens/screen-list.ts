import { claims } from './claim-screens.ts';
import { complaintStates } from './complaint-screens.ts';
import { deskClaims } from './desk-claim-screens.ts';
import { desk } from './desk-screens.ts';
import { documents } from './document-screens.ts';
import { mails } from './mail-screens.ts';
import { owning } from './own-screens.ts';
import { products } from './product-screens.ts';
import type { Screen } from './screen.ts';

const single =
  (name: string, address: string): Screen =>
  async (page, take) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await take(name);
  };

/** Pages that are a single screen. */
const singles = {
  home: '/',
  guide: '/guide',
  guida: '/guide/vita',
  'guida-quando-succede': '/guide/quando-succede',
  'guida-reclami': '/guide/reclami',
  'mimuovo-1': '/acquisto/mobilita/mimuovo',
  'monopattino-1': '/acquisto/monopattino',
  'acquisto-niente-da-riprendere': '/acquisto/mobilita/cancel',
  'acquisto-senza-pratica': '/acquisto/mobilita/success',
  'link-scaduto': '/ops/-/link-expired',
  privacy: '/privacy',
  cookie: '/cookie',
  termini: '/termini',
  reclami: '/reclami',
  accessibilita: '/accessibilita',
  trasparenza: '/trasparenza',
  danneggiati: '/danneggiati',
  ops: '/ops',
  'link-da-riprendere-scaduto': '/riprendi#scaduto',
  'api-docs': '/api/docs',
  'pagina-sconosciuta': '/polizze/che-non-ci-sono',
  'indirizzo-illeggibile': '/confirm-account/%E0%A4%A',
  'segnala-una-vulnerabilita': '/segnala-una-vulnerabilita',
};

/**
 * Screens outside the stories: texts, every mail and document, a busy desk, every state of an awaited answer.
 */
export const screens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(Object.entries(singles).map(([name, address]) => [name, single(name, address)])),
  prodotti: products,
  dimostrazione: owning,
  sinistro: claims,
  reclamo: complaintStates,
  banco: desk,
  'banco-sinistri': deskClaims,
  mail: mails,
  pdf: documents,
};
