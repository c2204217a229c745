import type { APIRequestContext } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { CONFIRMATION, PURCHASE_CODE, somebody } from './support/account.ts';
import { priceToday } from './support/life-quote.ts';
import { codeTo } from './support/mailbox.ts';
import { buySkiByApi } from './support/money.ts';
import { photo } from './support/photos.ts';
import { CARDS, someBuyer } from './support/purchase.ts';
import { type Question, questionOf, quizQuestions } from './support/questionnaire.ts';
import { Reader } from './support/reader.ts';
import { linkIn } from './support/signature.ts';
import { dayFromNow } from './support/ski.ts';
import { expect, test } from './support/story.ts';

// What a screen reader says on a whole walk by keyboard is stored in e2e/spoken, one file for each flow.
// Review the difference after a change, and store it with `npm test -- browser speaks -u`.

// Whole flows, key by key: longer than other stories.
test.slow();

test('pension: questions, a mistake, and figures that follow a slider', async ({ page }) => {
  const reader = await Reader.of(page, [[/tra \d+ anni/g, 'tra … anni']]);
  await page.goto('/calcola-la-tua-pensione');
  await reader.go('Continua', 'da correggere');
  await reader.go('Scrivi il tuo nome', 'Nome');
  await reader.type('Ada');
  await reader.go('Continua', 'Parlaci di te');
  await reader.fill('Data di nascita', '27031990');
  await reader.fill('In che anno hai iniziato a lavorare?', '2014');
  await reader.go('Continua', 'Quanto guadagni');
  await reader.fill('Reddito annuo lordo', '30000');
  await reader.go('Continua', 'Come immagini la tua carriera?');
  await reader.go('Aumenta', 'l’anno');
  await reader.go('Calcola la pensione', 'ecco la tua stima');
  await reader.tabTo('Quando smetti di lavorare');
  await reader.press('ArrowRight');
  await reader.until('circa');
  reader.expectWalk('pension.txt');
});

/** How Ada answers the quiz by keyboard; where an answer is not a choice she continues by the button. */
const answers: Readonly<Record<Question, string | readonly string[]>> = {
  insurer: 'No',
  policies: ['RC auto o moto', 'Casa'],
  worries: ['Lasciare la mia famiglia'],
  birthDate: [],
  family: 'Sposato/a',
  children: '2',
  income: 'Sì',
  vehicles: ['Nessuno'],
  job: 'Dipendente privato',
  home: 'Proprietà',
  mortgage: 'Sì',
  pets: ['Cane'],
  sports: ['Sci e snowboard'],
  travels: '1',
  feeling: [],
};

test('quiz: one question after the other, up to who gets the report', async ({ page }) => {
  const reader = await Reader.of(page);
  await page.goto('/quiz-copertura');
  for (const [place, question] of quizQuestions.entries()) {
    const next = quizQuestions[place + 1];
    const answer = answers[question];
    if (typeof answer === 'string') await reader.choose(answer);
    else {
      if (question === 'birthDate') await reader.fill('Data di nascita', '27031984');
      for (const each of answer) {
        await reader.tabTo(each);
        await reader.press('Space');
      }
      await reader.tabTo('Continua');
      await reader.press('Enter');
    }
    await reader.until(next ? questionOf(next) : 'heading');
  }
  await reader.tabTo('Nome');
  reader.expectWalk('quiz.txt');
});

test('quote: contacts, consents that are missing, and thanks', async ({ page }) => {
  const { email } = someBuyer();
  const reader = await Reader.of(page, [[email, 'ada@example.it']]);
  await page.goto('/preventivo/pensione-integrativa');
  await reader.fill('Nome', 'Ada');
  await reader.fill('Cognome', 'Rossi');
  await reader.go('Continua', 'heading');
  await reader.fill('E-mail', email);
  await reader.fill('Telefono', '3331234567');
  await reader.go('Continua', 'consensi');
  await reader.go('Richiedi il preventivo', 'da correggere');
  await reader.agreeUpTo('Richiedi il preventivo');
  await reader.press('Enter');
  await reader.until('ti chiamiamo noi');
  reader.expectWalk('quote.txt');
});

test('life: the price, said once when it changes', async ({ page }) => {
  const reader = await Reader.of(page, [
    [priceToday(150_000, 20), '€ (150.000, 20 anni)'],
    [priceToday(175_000, 20), '€ (175.000, 20 anni)'],
    [priceToday(175_000, 25), '€ (175.000, 25 anni)'],
  ]);
  await page.goto('/preventivo/vita-tcm');
  await reader.fill('Nome', examplePerson.firstName);
  await reader.fill('Cognome', examplePerson.lastName);
  await reader.go('Continua', 'Qual è la tua data di nascita?');
  await reader.fill('Data di nascita', examplePerson.typedBirthDate);
  await reader.go('Continua', 'Fumi?');
  await reader.choose('No');
  await reader.until('Quanto vuoi lasciare');
  await reader.go('Continua', 'Per quanti anni?');
  await reader.go('Calcola il prezzo', 'ecco il tuo prezzo');
  await reader.go('Aumenta', 'Prezzo per 20 anni');
  await reader.tabTo('Durata');
  await reader.press('ArrowRight');
  await reader.until('Prezzo per 25 anni');
  reader.expectWalk('life.txt');
});

/** The buyer and their address, by keyboard alone. */
async function introduce(reader: Reader): Promise<void> {
  const { firstName, lastName, taxCode, home } = examplePerson;
  await reader.fill('Codice fiscale', taxCode);
  await reader.until('luogo di nascita Roma');
  await reader.fill('Nome', firstName);
  await reader.fill('Cognome', lastName);
  await reader.go('Continua', 'Dove abiti?');
  await reader.fill('Via o piazza', home.street);
  await reader.press('Escape');
  await reader.fill('Numero', home.number);
  await reader.fill('Comune', home.city);
  await reader.until('sugger');
  await reader.press('Escape');
  await reader.fill('CAP', home.zipCode);
  await reader.fill('Provincia', home.district);
}

async function confirmMailbox(reader: Reader, request: APIRequestContext, email: string): Promise<void> {
  await reader.until('confermiamo la tua e-mail');
  await reader.fill('Codice di conferma', await codeTo(request, email, PURCHASE_CODE));
  await reader.go('Conferma', 'Ecco il tuo riepilogo');
}

test('purchase: places that are proposed, documents, a code by mail', async ({ page, request }) => {
  const { email } = someBuyer();
  const reader = await Reader.of(page, [
    [email, 'ada@example.it'],
    [/types \d{6}$/gm, 'types the code'],
    // Said while the summary is fetched, which may be there at once.
    [/\n.*Il tuo riepilogo, heading.*/g, ''],
    // Said while the bank is asked; it may already have answered.
    [/\n.*Chiediamo conferma alla banca.*/g, ''],
  ]);
  await page.goto('/acquisto/covid');
  await introduce(reader);
  await reader.go('Continua', 'Prima di acquistare, i documenti');
  await reader.agreeUpTo('Continua');
  await reader.press('Enter');
  await reader.until('Facciamo tutto online');
  await reader.agreeUpTo('Continua');
  await reader.press('Enter');
  await reader.until('Dove ti scriviamo?');
  await reader.fill('E-mail', email);
  await reader.agreeUpTo('Vai al riepilogo');
  await reader.press('Enter');
  await confirmMailbox(reader, request, email);
  await reader.go('Procedi al Pagamento', 'Pagamento di prova');
  await reader.fill('Numero della carta', CARDS.good);
  await reader.tabTo('Paga');
  await reader.press('Enter');
  await page.waitForURL(/success$/);
  await reader.until('andato a buon fine');
  reader.expectWalk('purchase.txt');
});

test('third-party liability: what is missing, whether it fits, and where to look next', async ({
  page,
  request,
}) => {
  const { email } = someBuyer();
  const reader = await Reader.of(page, [
    [email, 'ada@example.it'],
    [/types \d{6}$/gm, 'types the code'],
    // Said while the summary is fetched, which may be there at once.
    [/\n.*Il tuo riepilogo, heading.*/g, ''],
    // Said while the progress of the request is loading, which may be there at once.
    [/\n.*La tua polizza RC Terzi, heading.*/g, ''],
  ]);
  await page.goto('/acquisto/rc-terzi/rc-terzi-10');
  await introduce(reader);
  await reader.go('Continua', 'Dove ti scriviamo?');
  await reader.go('Continua', 'da correggere');
  await reader.fill('E-mail', email);
  await reader.fill('Telefono', '3331234567');
  await reader.agreeUpTo('Continua');
  await reader.press('Enter');
  await reader.until('Facciamo tutto online');
  await reader.go('Continua', 'Prima di acquistare, i documenti');
  await reader.agreeUpTo('Continua');
  await reader.press('Enter');
  await reader.until('È la polizza giusta per te?');
  await reader.agreeUpTo('Avanti');
  await reader.press('Enter');
  await confirmMailbox(reader, request, email);
  await reader.go('Acquista', 'Tieni sott');
  reader.expectWalk('liability.txt');
});

test('account: a form of several fields, a code, a wrong password, and in', async ({
  page,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/auth/sign-in');
  const person = somebody();
  const reader = await Reader.of(page, [
    [person.email, 'ada@example.it'],
    [/types \d{6}$/gm, 'types the code'],
  ]);
  await page.goto('/register-account');
  await reader.fill('Nome', person.firstName);
  await reader.fill('Cognome', person.lastName);
  await reader.fill('Data di nascita', person.birthDate.replaceAll('/', ''));
  await reader.fill('E-mail', person.email);
  await reader.fill('Password', person.password);
  await reader.go('Registrati', 'Conferma il tuo account');
  await reader.fill('Codice di conferma', await codeTo(request, person.email, CONFIRMATION));
  // State passed to the next page is said after its heading, which has the focus.
  await reader.go('Conferma', 'confermat');
  await reader.fill('Password', 'Sbagliata1');
  await reader.go('Accedi', 'non corrette');
  await reader.fill('Password', person.password);
  await reader.go('Accedi', 'Ti diamo il benvenuto');
  reader.expectWalk('account.txt');
});

test('ski: people, days, and a price that is said when it changes', async ({ page }) => {
  const { email } = someBuyer();
  const reader = await Reader.of(page, [
    [email, 'ada@example.it'],
    [dayFromNow(1), '(tomorrow)'],
    [dayFromNow(2), '(in two days)'],
    [dayFromNow(3), '(in three days)'],
  ]);
  await page.goto('/acquisto/ski?product_type=base&duration=day&days=3&adults=1');
  await expect(page).toHaveURL('/acquisto/ski');
  // Appears once the draft is stored.
  await expect(page.getByRole('button', { name: 'Salva ed esci' })).toBeVisible();
  await reader.tabTo('Da domani');
  await reader.press('Enter');
  await reader.fill('Nome', examplePerson.firstName);
  await reader.fill('Cognome', examplePerson.lastName);
  await reader.fill('Data di nascita', examplePerson.typedBirthDate);
  await reader.go('Aggiungi un adulto', 'Prezzo');
  await reader.type('Ugo');
  await reader.fill('Cognome', 'Bianchi');
  await reader.fill('Data di nascita', '02/01/1983');
  await reader.go('Continua', 'Chi acquista la polizza?');
  await reader.fill('Nome', examplePerson.firstName);
  await reader.fill('Cognome', examplePerson.lastName);
  await reader.fill('Codice fiscale', examplePerson.taxCode);
  await reader.fill('Telefono', '3331234567');
  await reader.fill('E-mail', email);
  await reader.go('Continua', 'È la polizza giusta?');
  await reader.agreeUpTo('Continua');
  await reader.press('Enter');
  await reader.until('I consensi, poi il pagamento');
  await reader.agreeUpTo('Vai al pagamento');
  reader.expectWalk('ski.txt');
});

test('claim: tiles, a day that is missing, photos on their way and one that is refused', async ({
  page,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('/files/');
  const { email } = await buySkiByApi(request, { startsIn: 0, days: 3 });
  const reader = await Reader.of(page, [
    [/SIN-[\dA-F]{6}-[\dA-F]{6}/g, 'SIN-…'],
    [/types \d{8}$/gm, 'types today'],
    [dayFromNow(0), '(today)'],
    // Said while the upload continues, which may be done at once.
    [/\n.*(0 di 1|1 di 2) file caricati.*/g, ''],
    [/\n.*\(status\) (Salvato|Salviamo…).*/g, ''],
    [/\n.*(Un attimo, apriamo|Il tuo sinistro, heading).*/g, ''],
  ]);
  await page.goto(await linkIn(request, email, /./, 'sinistri/polizza'));
  await expect(page.getByText(/^SCI-/)).toBeVisible();
  await reader.go('Racconta che cosa è successo', 'Che cosa è successo?');
  await reader.choose('Ho causato un danno ad altri');
  await reader.until('Quando è successo?');
  await reader.go('Continua', 'da correggere');
  await reader.go('Scrivi il giorno in cui è successo', 'Giorno');
  await reader.type(dayFromNow(0).replaceAll('/', ''));
  await reader.go('Continua', 'Dove è successo?');
  await reader.fill('Luogo', 'Bormio');
  await reader.go('Continua', 'Raccontalo con parole tue');
  await reader.fill('Che cosa è successo', 'Ho urtato un altro sciatore.');
  await reader.go('Continua', 'C’erano altre persone?');
  await reader.choose('No');
  await reader.go('Continua', 'Hai foto o documenti?');
  await reader.tabTo('Scegli foto o PDF');
  const input = page.locator('input[type="file"][multiple]');
  await input.setInputFiles(photo('pista.png'));
  // Opening a file takes its time.
  await expect(page.getByText('Caricato', { exact: true })).toBeVisible({ timeout: 60_000 });
  await reader.until('1 di 1 file caricati');
  await reader.tabTo('Continua');
  await input.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('ciao') });
  const row = page.getByRole('listitem').filter({ hasText: 'note.txt' });
  await expect(row).toContainText('non è una foto', { timeout: 60_000 });
  await reader.until('note.txt: Questo file non è una foto');
  await reader.press('Enter');
  await reader.until('È tutto giusto?');
  await reader.go('Invia la denuncia', 'Ricevuto');
  reader.expectWalk('claim.txt');
});

test('complaint: what is missing, two lists, and what becomes of it', async ({ page }) => {
  const { email } = someBuyer();
  const reader = await Reader.of(page, [[email, 'ada@example.it']]);
  await page.goto('/reclami/nuovo');
  await reader.go('Manda il reclamo', 'da correggere');
  await reader.go('Racconta che cosa è successo', 'Che cosa è successo, e quando?');
  await reader.type('Il rimborso non è arrivato.');
  await reader.fill('Che cosa chiedi?', 'Il rimborso.');
  await reader.choose('Recesso e rimborsi');
  await reader.tabTo('Polizza o pratica');
  await reader.choose('Sono o ero cliente');
  await reader.fill('Nome', 'Ada');
  await reader.fill('Cognome', 'Rossi');
  await reader.fill('E-mail', email);
  await reader.go('Manda il reclamo', 'Il reclamo è registrato');
  reader.expectWalk('complaint.txt');
});
