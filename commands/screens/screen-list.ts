import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { belonging, joining } from './account-screens.ts';
import { bookedCall } from './call-screens.ts';
import { checkup, quiz } from './checkup-screens.ts';
import { claims } from './claim-screens.ts';
import { complaining } from './complaint-screens.ts';
import { deskClaims } from './desk-claim-screens.ts';
import { desk } from './desk-screens.ts';
import { documents } from './document-screens.ts';
import { products } from './product-screens.ts';
import { buying, otherPurchases } from './purchase-screens.ts';
import { lifeQuote, quoteFailures } from './quote-screens.ts';
import { liability } from './liability-screens.ts';
import { mails } from './mail-screens.ts';
import { person, personByTaxCode } from './person-screens.ts';
import { owning } from './own-screens.ts';
import { plainLooks, type Screen } from './screen.ts';
import { ski } from './ski-screens.ts';
import { ownTime, withTimeStill } from './still-time.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name }).click();
const next = (page: Page) => button(page, 'Continua');
const asked = (page: Page, question: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();

const single =
  (name: string, address: string): Screen =>
  async (page, take) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await take(name);
  };

const plainly =
  (screen: Screen): Screen =>
  (page, take) =>
    screen(page, (name) => take(name, plainLooks));

const pension: Screen = async (page, take) => {
  await ownTime(page);
  await page.goto('/calcola-la-tua-pensione', { waitUntil: 'networkidle' });
  await take('pensione-1');
  await next(page);
  await page.getByText('Scrivi il tuo nome').first().waitFor();
  await take('pensione-1-errore');
  await page.getByLabel('Nome').fill(examplePerson.firstName);
  await next(page);
  await asked(page, /Parlaci di te/);
  await take('pensione-2');
  await page.getByLabel('Data di nascita').fill(examplePerson.typedBirthDate);
  await page.getByLabel('In che anno').fill('2014');
  await next(page);
  await asked(page, 'Quanto guadagni in un anno?');
  await take('pensione-3');
  await button(page, 'Salva ed esci');
  await button(page, 'Mandami un link');
  await take('pensione-3-salva-ed-esci');
  await button(page, 'Mostra un QR');
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await take('pensione-3-qr');
  await page.getByRole('link', { name: 'Esci' }).click();
  const wayBack = page.getByRole('link', { name: 'Riprendi' });
  await wayBack.waitFor();
  await take('home-riprendi');
  await wayBack.click();
  await asked(page, 'Quanto guadagni in un anno?');
  await page.getByLabel('Reddito annuo lordo').fill('30.000');
  await next(page);
  await asked(page, 'Come immagini la tua carriera?');
  await take('pensione-4');
  await withTimeStill(
    page,
    async () => {
      await button(page, 'Calcola la pensione');
      await page.getByText('Stiamo calcolando').waitFor();
    },
    () => take('pensione-attesa'),
  );
  await asked(page, /ecco la tua stima/);
  await take('pensione-risultato');
  await page.emulateMedia({ media: 'print' });
  await take('pensione-stampa');
};

const quote: Screen = async (page, take) => {
  await page.goto('/preventivo/pensione-integrativa', { waitUntil: 'networkidle' });
  await take('preventivo-1');
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill(examplePerson.lastName);
  await next(page);
  await asked(page, /dove possiamo trovarti/);
  await take('preventivo-2');
  await page.getByLabel('E-mail').fill('ada@example.it');
  await page.getByLabel('Telefono').fill('333-1234567');
  await next(page);
  await asked(page, /consensi/);
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await take('preventivo-3');
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await button(page, 'Richiedi il preventivo');
  await asked(page, /ti chiamiamo noi/);
  await take('preventivo-esito');
  await page.getByText('Torna alla home').waitFor();
  await page.goto('/sandbox/posta');
  await take('posta');
  await page
    .getByRole('link', { name: /Abbiamo ricevuto/ })
    .first()
    .click();
  await page.frameLocator('iframe').getByRole('heading').first().waitFor();
  await take('posta-messaggio');
};

const demonstration: Screen = async (page, take) => {
  await page.goto('/sandbox/modulo', { waitUntil: 'networkidle' });
  await page.getByLabel('Nome').fill(examplePerson.firstName);
  await page.getByLabel('Data di nascita').fill(examplePerson.typedBirthDate);
  await take('modulo-persona');
  await next(page);
  await page.getByLabel('E-mail').fill('ada@example.it');
  await page.getByLabel('Quando preferisci').fill('La sera');
  await take('modulo-contatti');
  await next(page);
  await asked(page, 'Dove vivi?');
  await take('modulo-scelta');
  await page.getByRole('radio', { name: 'Proprietà' }).click();
  await asked(page, 'Hai un mutuo?');
  await take('modulo-si-no');
  await page.getByRole('radio', { name: 'No' }).click();
  await asked(page, 'Quali sport fai?');
  await page.getByRole('checkbox', { name: 'Nuoto' }).check();
  await take('modulo-scelta-multipla');
  await next(page);
  await asked(page, 'In quale regione vivi?');
  await page.getByRole('combobox').fill('l');
  await take('modulo-ricerca');
  await page.getByRole('combobox').fill('lazio');
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('combobox').press('Enter');
  await next(page);
  await asked(page, 'Qualche cifra');
  await page.getByLabel('Da che anno').fill('2010');
  await page.getByLabel('Valore della casa').fill('250.000');
  await take('modulo-cifre');
  await next(page);
  await asked(page, 'È tutto giusto?');
  await take('modulo-riepilogo');
  await page.getByRole('checkbox', { name: /Acconsento/ }).check();
  await button(page, 'Invia');
  await asked(page, /Le risposte/);
  await button(page, 'Mostra un avviso');
  await take('modulo-esito');
};

/** Somebody who was never asked, then somebody who changes their mind. */
const cookieChoice: Screen = async (page, take) => {
  await page.context().clearCookies();
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Possiamo contare le visite?' });
  await panel.waitFor();
  await take('cookie-scelta');
  await panel.getByRole('button', { name: 'Accetta', exact: true }).click();
  await page.getByRole('button', { name: 'Preferenze cookie' }).click();
  await panel.waitFor();
  await take('cookie-preferenze');
  await page.goto('/sandbox/eventi');
  await take('eventi-di-prova');
};

/** The pages that are one screen each. */
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

/** Every screen of the site, every mail and every document; a new page or flow adds itself here. */
export const screens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(Object.entries(singles).map(([name, address]) => [name, single(name, address)])),
  prodotti: products,
  pensione: pension,
  preventivo: quote,
  quiz,
  checkup,
  vita: lifeQuote,
  'preventivo-mancato': quoteFailures,
  prenota: bookedCall,
  pet: buying,
  'altri-acquisti': otherPurchases,
  ski,
  'rc-terzi': liability,
  accesso: joining,
  'area-personale': belonging,
  dimostrazione: owning,
  sinistro: claims,
  reclamo: complaining,
  banco: desk,
  'banco-sinistri': deskClaims,
  'scelta-cookie': cookieChoice,
  modulo: plainly(demonstration),
  persona: plainly(person),
  'persona-codice-fiscale': plainly(personByTaxCode),
  mail: mails,
  pdf: documents,
};
