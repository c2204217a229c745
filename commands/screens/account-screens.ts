import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import type { Take } from './screen.ts';

const PASSWORD = 'Portico2026';
export const CONFIRMATION = 'Conferma il tuo account';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const asked = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

const registerAs = async (page: Page, email: string) => {
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await field(page, 'Data di nascita').fill(examplePerson.typedBirthDate);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(PASSWORD);
};

const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Accedi').click();
};

/** From the registration to the first sign-in, with what can go wrong on the way. */
export const joining = async (page: Page, take: Take) => {
  const email = `ada.${crypto.randomUUID()}@example.it`;
  await page.goto('/register-account/acquisto/pet', { waitUntil: 'networkidle' });
  await take('registrazione-acquisto');
  await page.goto('/register-account', { waitUntil: 'networkidle' });
  await take('registrazione');
  await button(page, 'Registrati').click();
  await page.getByRole('group', { name: /correggere/ }).waitFor();
  await take('registrazione-errori');
  await registerAs(page, email);
  await button(page, 'Registrati').click();
  await asked(page, 'Conferma il tuo account');
  await take('conferma');
  await page.goto('/login', { waitUntil: 'networkidle' });
  await take('login');
  await signIn(page, email);
  await page.getByText('registrazione non è ancora confermata').waitFor();
  await take('conferma-dopo-login');
  await field(page, 'Codice di conferma').fill('000000');
  await button(page, 'Conferma').click();
  await page.getByRole('group', { name: /correggere/ }).waitFor();
  await take('conferma-codice-errato');
  await page.getByRole('link', { name: 'Ricevi un nuovo codice' }).click();
  await asked(page, 'Ricevi un nuovo codice');
  await take('nuovo-codice');
  await button(page, 'Invia il codice').click();
  await asked(page, 'Conferma il tuo account');
  await take('conferma-nuovo-codice');
  await page.getByRole('link', { name: 'Ricevi un nuovo codice' }).click();
  await asked(page, 'Ricevi un nuovo codice');
  await button(page, 'Invia il codice').click();
  await page.getByText('Non è stato possibile inviare').waitFor();
  await take('nuovo-codice-troppo-presto');
  // As on a device that never registered anybody.
  await page.context().clearCookies({ name: 'riparo_asking_browser' });
  await page.goto(`/confirm-account/${email}`);
  await field(page, 'Codice di conferma').fill(await codeFor(page, email, 'Il tuo nuovo codice'));
  await button(page, 'Conferma').click();
  await asked(page, 'Scegli la tua password');
  await field(page, 'Password').fill(PASSWORD);
  await take('conferma-altro-dispositivo');
  await button(page, 'Conferma').click();
  await asked(page, 'Accedi');
  await signIn(page, email, 'Sbagliata1');
  await page.getByText('non corrette').waitFor();
  await take('login-rifiutato');
  await page.goto('/forgot-password', { waitUntil: 'networkidle' });
  await take('password-dimenticata');
  await page.goto(`/non-ero-io#${encodeURIComponent(email)}`, { waitUntil: 'networkidle' });
  await take('non-ero-io');
  await button(page, 'Invia il codice').click();
  await asked(page, 'Scegli una nuova password');
  await field(page, 'Nuova password').fill('Portico');
  await take('nuova-password');
};

/** Somebody new, registered and signed in. */
export const joined = async (page: Page): Promise<string> => {
  const email = `ada.${crypto.randomUUID()}@example.it`;
  await page.goto('/register-account');
  await registerAs(page, email);
  await button(page, 'Registrati').click();
  await asked(page, 'Conferma il tuo account');
  await field(page, 'Codice di conferma').fill(await codeFor(page, email, CONFIRMATION));
  await button(page, 'Conferma').click();
  await asked(page, 'Accedi');
  await signIn(page, email);
  await asked(page, /benvenuto/);
  await page.getByRole('button', { name: /il tuo account:/ }).waitFor();
  return email;
};

/** What stands behind the sign-in. */
export const belonging = async (page: Page, take: Take) => {
  const email = await joined(page);
  await page.getByRole('heading', { name: 'I tuoi consensi' }).waitFor();
  await take('area-personale');
  await askForThings(page, email);
  await page.goto('/customer', { waitUntil: 'networkidle' });
  await asked(page, /benvenuto/);
  await page.getByRole('checkbox', { name: /novità e offerte/ }).check();
  await page.getByText('ti terremo al corrente').waitFor();
  await take('area-personale-piena');
  await page.getByRole('button', { name: /il tuo account:/ }).click();
  await page.getByRole('dialog').waitFor();
  await take('menu-account');
  await page.getByRole('dialog').getByRole('link', { name: 'Modifica la password' }).click();
  await asked(page, 'Modifica la password');
  await take('cambio-password');
  await signInElsewhere(page, email, 'iPhone Safari');
  await signInElsewhere(page, email, 'Windows Firefox');
  await page.goto('/user-profile', { waitUntil: 'networkidle' });
  await asked(page, 'Il mio profilo');
  await button(page, 'Scollega tutti gli altri').waitFor();
  await take('profilo');
  await keepPasskeys(page);
  await button(page, 'Aggiungi una passkey').click();
  await page.getByRole('dialog').waitFor();
  await take('profilo-nuova-passkey');
  await field(page, 'Nome della passkey').fill('Il mio telefono');
  await button(page, 'Continua').click();
  await page.getByRole('button', { name: 'Rimuovi Il mio telefono' }).click();
  await page.getByRole('dialog').waitFor();
  await take('profilo-rimuovi-passkey');
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('Passkey «Il mio telefono» aggiunta').first().waitFor();
  await take('profilo-attivita');
  await page
    .getByRole('button', { name: /^Non ero io/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await take('profilo-non-ero-io');
  await page.keyboard.press('Escape');
  await button(page, 'Cancella l’account').click();
  await page.getByRole('dialog').waitFor();
  await take('profilo-cancellazione');
  await page.keyboard.press('Escape');
  await changeElsewhere(page);
  await field(page, 'Nome').fill('Adele');
  await button(page, 'Salva').click();
  await page.getByRole('dialog').waitFor();
  await take('profilo-conflitto');
  await button(page, 'Usa i dati già salvati').click();
  await field(page, 'E-mail').fill(`nuova.${email}`);
  await button(page, 'Salva').click();
  await asked(page, 'Conferma la nuova e-mail');
  await take('profilo-nuova-email');
};

/** On this phone, which its owner has unlocked. */
async function keepPasskeys(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The same account on another device. */
async function signInElsewhere(page: Page, email: string, userAgent: string): Promise<void> {
  const { origin } = new URL(page.url());
  await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
}

/** From the sandbox's mailbox, once the mail is there. */
async function mailFor(page: Page, email: string, subject: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('link').filter({ hasText: email }).filter({ hasText: subject });
  do await mailbox.goto('/sandbox/posta');
  while ((await mail.count()) === 0);
  await mail.first().click();
  const text = await mailbox.locator('pre').innerText();
  await mailbox.close();
  return text;
}

export const codeFor = async (page: Page, email: string, subject: string): Promise<string> =>
  /^ *(\d{6})$/m.exec(await mailFor(page, email, subject))?.[1] ?? '';

/** The address of a page that a mail leads to. */
export const linkFor = async (page: Page, email: string, subject: string, route: string): Promise<string> =>
  new RegExp(`/${route}/[\\w.~/-]+`).exec(await mailFor(page, email, subject))?.[0] ?? '';

/** A price for a life policy with a call about it, and a request for another quote. */
async function askForThings(page: Page, email: string) {
  const person = { firstname: examplePerson.firstName, lastname: examplePerson.lastName };
  const consents = { privacy: true, userProfiling: true };
  const contact = { source: '/', email, phone: examplePerson.phone, ...consents };
  const choice = {
    date_of_birth: examplePerson.birthDate,
    smoker: false,
    sum_assured: 100_000,
    duration: 20,
  };
  const { data } = (await post(page, '/api/v1/quotation/tcm', { ...person, ...choice })) as {
    data: { uuid: string };
  };
  await post(page, `/api/v1/quotation/${data.uuid}/call-back`, contact);
  await post(page, '/api/v1/quote-requests', { ...contact, ...person, product: 'casa' });
}

/** As the page itself would. */
async function post(page: Page, address: string, body: object): Promise<unknown> {
  const headers = { origin: new URL(page.url()).origin };
  const data = { submissionKey: crypto.randomUUID(), ...body };
  const answer = await page.request.post(address, { data, headers });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`);
  return answer.json();
}

async function changeElsewhere(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/user-profile');
  await field(other, 'Nome').fill('Ada Maria');
  await button(other, 'Salva').click();
  await other.getByText('Dati salvati.').waitFor();
  await other.close();
}
