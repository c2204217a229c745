import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { omocodiaVariants } from '@riparo/domain/platform/tax-code/omocodia.ts';
import { CONFIRMATION, field, member, press, somebody, summary } from './support/account.ts';
import { codeTo, mailTo } from './support/mailbox.ts';
import { asks, CARDS, typeCard } from './support/purchase.ts';
import {
  ada,
  closeSummary,
  consentToAll,
  dayFromNow,
  person,
  answerSkiSuitability,
  summaryOf,
  typeOwner,
  typeSkier,
} from './support/ski.ts';
import { atEveryWidth, expect, test } from './support/story.ts';

const someMailbox = () => `ada.${crypto.randomUUID()}@example.it`;

test(
  'a family of four buys a season with a promo code',
  atEveryWidth,
  async ({ page, request, checkAccessibility }) => {
    const email = someMailbox();
    await page.goto(
      '/acquisto/ski?product_type=plus&duration=season&adults=2&kids=1&utm_source=giornale&utm_medium=banner',
    );
    await asks(page, 'Quando si scia, e chi?');
    await expect(page.getByText('Platinum · Stagionale').first()).toBeVisible();
    await expect(page).toHaveURL('/acquisto/ski');
    await checkAccessibility();

    // With another row, the skiers already typed keep their places.
    await typeSkier(page, 1, ada);
    await typeSkier(page, 3, ['Lea', 'Rossi', '10/06/2018']);
    await press(page, 'Aggiungi un bambino');
    await expect(person(page, 4).getByLabel('Nome', { exact: true })).toBeFocused();
    await typeSkier(page, 4, ['Leo', 'Rossi', '02/02/2020']);
    await typeSkier(page, 2, ['Ugo', 'Rossi', '02/01/1983']);
    await field(page, 'Primo giorno').fill(dayFromNow(2));
    await expect(field(page, 'Ultimo giorno')).toHaveValue(/^31\/05\/20\d\d$/);
    await expect(field(page, 'Ultimo giorno')).not.toBeEditable();
    const bill = await summaryOf(page, checkAccessibility);
    await expect(bill).toContainText('2 adulti e 2 bambini');
    await expect(bill).toContainText('€ 140,00');
    await expect(bill).toContainText('Diaria da ricovero');
    await expect(bill).toContainText('Rimborso ai familiari');
    await closeSummary(page);

    // A reload loses nothing, and the address contains none of it.
    await page.reload();
    await expect(person(page, 4).getByLabel('Nome', { exact: true })).toHaveValue('Leo');
    await expect(person(page, 3).getByLabel('Data di nascita')).toHaveValue('10/06/2018');
    await press(page, 'Continua');
    await typeOwner(page, email, checkAccessibility);
    await answerSkiSuitability(page, checkAccessibility);

    await consentToAll(page);
    // A code without a discount does not lead to the payment.
    await field(page, 'Codice promozionale (facoltativo)').fill('sconto20');
    await press(page, 'Vai al pagamento');
    await expect(summary(page)).toContainText('Questo codice promozionale non è valido');
    await expect(field(page, 'Codice promozionale (facoltativo)')).toHaveAttribute('aria-invalid', 'true');
    const papers = page.getByRole('main').locator('a[href^="/documenti/ski/"]');
    await expect(papers).toHaveText([/vendita a distanza/, /DIP/, /DIP aggiuntivo/, /condizioni/, /MUP/]);
    await field(page, 'Codice promozionale (facoltativo)').fill('sconto15');
    await expect(page.getByText('Codice applicato: risparmi € 24,00.')).toBeVisible();
    const discounted = await summaryOf(page);
    await expect(discounted.locator('s')).toContainText('€ 140,00');
    await expect(discounted).toContainText('€ 116,00');
    await closeSummary(page);
    await checkAccessibility();
    const sent = page.waitForRequest('**/api/public/policies/itas_ski');
    await press(page, 'Vai al pagamento');
    expect((await sent).postDataJSON()).toMatchObject({
      product_type: 'plus',
      duration: 'seasonal',
      adults_num: 2,
      kids_num: 2,
      promo_code: 'SCONTO15',
      utm_source: 'giornale',
      utm_medium: 'banner',
    });
    await asks(page, 'Paga con carta');
    await typeCard(page, CARDS.good);

    await asks(page, 'Buone sciate: la polizza è tua');
    await expect(page).toHaveURL(/\?transactionid=[\da-f-]{36}&status=success$/);
    await expect(page.getByText('entro 2 minuti').first()).toBeVisible();
    await expect(page.getByText('Appena il pagamento')).toHaveCount(0);
    await expect(page.getByText('€ 116,00')).toBeVisible();
    await checkAccessibility();
    const mail = await mailTo(request, email, ({ text }) => text.includes('i 4 certificati'));
    expect(mail.text).toContain('116,00');
    const letter = await (await request.get(mail.address)).text();
    expect(letter.match(/\.pdf/g)).toHaveLength(5);

    // The one mailed code opens the area where the purchase ends; a password is offered there.
    await field(page, 'Codice di conferma').fill(await codeTo(request, email, CONFIRMATION));
    await press(page, 'Apri la mia area');
    const offer = page.getByRole('region', { name: 'La tua area personale è già aperta' });
    await expect(offer).toBeVisible();
    await checkAccessibility();
    await offer.getByLabel('Nuova password', { exact: true }).fill('Funivia-Rossa26');
    await offer.getByRole('button', { name: 'Salva la password' }).click();
    await expect(page.getByRole('heading', { name: 'Fatto: ora rientri con la tua password' })).toBeFocused();
    await checkAccessibility();
    await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL('/');

    // A guest withdraws: from the footer of any page, with the number on the certificate.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
    await asks(page, 'Recedere dal contratto');
    await checkAccessibility();
    const number = /SCI-[\dA-F]{6}-[\dA-F]{6}/.exec(mail.text)?.[0] ?? 'none';
    await field(page, 'Numero della polizza o della pratica').fill(number);
    await field(page, 'E-mail').fill(email);
    await press(page, 'Mandami il link per recedere');
    await expect(page.getByText('tra poco arriva un’e-mail con il link per recedere')).toBeVisible();
    await checkAccessibility();
    const way = await mailTo(request, email, ({ subject }) => subject.startsWith('Recedere dal contratto'));
    await page.goto(/\/recesso\/[\w.-]+/.exec(way.text)?.[0] ?? '');
    await press(page, 'Conferma recesso');
    await asks(page, 'Abbiamo ricevuto il tuo recesso');
  },
);

test('a couple buys three days from tomorrow: another person’s mailbox, a declined card, and then a good one', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/api/public/policies/itas_ski');
  // Bruno has an account with it.
  const { email } = await member(request, { ...somebody(), firstName: 'Bruno', lastName: 'Neri' });
  await page.goto('/acquisto/ski?product_type=base&duration=day&days=3&adults=2');
  await expect(page.getByText('Gold · 3 giorni').first()).toBeVisible();
  await page.getByRole('button', { name: 'Da domani' }).click();
  await expect(field(page, 'Ultimo giorno')).toHaveValue(dayFromNow(3));
  await press(page, 'Continua');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Persona 2: Scrivi il cognome.');
  await checkAccessibility();
  await typeSkier(page, 1, ada);
  await typeSkier(page, 2, ['Ugo', 'Bianchi', '02/01/1983']);
  const bill = await summaryOf(page);
  await expect(bill).toContainText('€ 18,00');
  await expect(bill).not.toContainText('Morte');
  await closeSummary(page);
  await press(page, 'Continua');

  // A skier who is also the buyer types nothing twice.
  await press(page, examplePerson.name);
  await expect(field(page, 'Cognome')).toHaveValue(examplePerson.lastName);
  await typeOwner(page, email);
  await asks(page, 'È la polizza giusta?');
  await page.getByRole('radio', { name: /gare/ }).check();
  await expect(page.getByText('pertanto non è sottoscrivibile')).toBeVisible();
  await page.getByRole('radio', { name: /mi bastano/ }).check();
  await press(page, 'Continua');
  await expect(summary(page)).toContainText('non è sottoscrivibile');
  await checkAccessibility();
  await answerSkiSuitability(page);
  await consentToAll(page);
  await press(page, 'Vai al pagamento');

  const dialog = page.getByRole('dialog', { name: 'I dati non corrispondono' });
  await expect(dialog).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Modifica i dati' }).click();
  await asks(page, 'Chi acquista la polizza?');
  await expect(field(page, 'Codice fiscale')).toHaveValue(examplePerson.taxCode);
  await field(page, 'E-mail').fill(someMailbox());
  await press(page, 'Continua');
  await press(page, 'Continua');
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.declined);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('link', { name: 'Annulla e torna al sito' }).click();
  await asks(page, 'Il pagamento non è andato a buon fine');
  await expect(page).toHaveURL(/\?transactionid=[\da-f-]{36}&status=failure$/);
  await checkAccessibility();
  await page.getByRole('link', { name: 'Riprova il pagamento' }).click();
  await asks(page, 'Ti portiamo alla pagina di pagamento');
  await checkAccessibility();
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Buone sciate: la polizza è tua');

  // Scanning an unknown code says that it is unknown.
  expectFailureOf('/sci/certificato/');
  await page.goto(`/sci/certificato/${crypto.randomUUID()}`);
  await asks(page, /Non conosciamo questo certificato/);
  await checkAccessibility();
});

test('without a payment page nothing is bought, and the form can be sent again', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  // Reported to the page's error listeners.
  expectFailureOf('Ski policy: no-payment-url');
  const call = '**/api/public/policies/itas_ski';
  await page.route(call, (route) => route.fulfill({ status: 201, json: { paymentUrl: '', policy: {} } }));
  await page.goto('/acquisto/ski');
  await typeSkier(page, 1, ada);

  // Days on the calendar, without a pointer.
  await press(page, 'Dal calendario');
  const calendar = page.getByRole('dialog', { name: 'Quando si scia?' });
  await calendar.locator('td button[tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(calendar.getByRole('status')).toContainText('3 giorni');
  await checkAccessibility();
  await press(page, 'Usa questi giorni');
  await expect(field(page, 'Primo giorno')).toHaveValue(dayFromNow(1));
  await expect(field(page, 'Ultimo giorno')).toHaveValue(dayFromNow(3));

  // Platinum is the default, visible beside the other package.
  const packages = page.getByRole('group', { name: 'Pacchetto' });
  await expect(packages.getByRole('radio', { name: /Platinum/ })).toBeChecked();
  await expect(page.getByRole('row', { name: /^Morte/ })).toContainText('non compresa');
  await packages.getByRole('radio', { name: /Gold/ }).check();
  await checkAccessibility();
  await press(page, 'Continua');
  await typeOwner(page, someMailbox());
  await answerSkiSuitability(page);
  await consentToAll(page);
  await press(page, 'Vai al pagamento');
  await asks(page, 'Non abbiamo potuto preparare la polizza');
  await expect(page.getByText('non ti è stato addebitato nulla')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Torna alla home' })).toBeVisible();
  await checkAccessibility();
  await page.unroute(call);
  await press(page, 'Riprova');
  await asks(page, 'I consensi, poi il pagamento');
  await press(page, 'Vai al pagamento');
  await asks(page, 'Paga con carta');
});

test('a day bought today at 15:59 starts at once, at 16:01 there is a warning; a skier who turns 14 counts as an adult', async ({
  page,
  checkAccessibility,
}) => {
  await page.clock.install({ time: new Date('2027-01-15T15:59:00+01:00') });
  await page.goto('/acquisto/ski?adults=1&kids=1&product_type=gold');
  await page.getByRole('button', { name: 'Da oggi' }).click();
  await expect(field(page, 'Ultimo giorno')).toHaveValue('15/01/2027');
  await expect(page.getByText('La copertura parte subito')).toBeVisible();
  await page.clock.setFixedTime(new Date('2027-01-15T16:01:00+01:00'));
  await page.getByRole('button', { name: 'Da oggi' }).click();
  await expect(page.getByText('parte nel tardo pomeriggio')).toBeVisible();
  await page.clock.setFixedTime(new Date('2027-01-15T18:01:00+01:00'));
  await page.getByRole('button', { name: 'Da oggi' }).click();
  await expect(page.getByText('Sono passate le 16:00: la copertura parte stasera')).toBeVisible();
  await checkAccessibility();

  // Too young to be insured: only that is reported, once.
  await typeSkier(page, 1, ada);
  await typeSkier(page, 2, ['Lea', 'Rossi', '15/01/2026']);
  await expect(person(page, 2)).toContainText('La polizza sci comincia a 2 anni compiuti.');
  await expect(person(page, 2)).not.toContainText('La copertura è pensata');
  await expect(person(page, 2)).not.toContainText('conta come');
  await press(page, 'Continua');
  await asks(page, 'Sotto i 2 anni non si può ancora assicurare');
  await checkAccessibility();
  await press(page, 'Torna a chi scia');

  await typeSkier(page, 1, ada);
  await typeSkier(page, 2, ['Lea', 'Rossi', '15/01/2013']);
  await expect(page.getByText('Il primo giorno avrà già 14 anni')).toBeVisible();
  await press(page, 'Continua');
  await expect(summary(page)).toContainText('dai 14 anni si è adulti');
  await checkAccessibility();
  await press(page, 'Correggi il numero di adulti e bambini');
  await expect(person(page, 2)).toHaveAccessibleName(/adulto/);
  await press(page, 'Continua');

  // An omocodia code has letters in place of digits, and is valid all the same.
  await asks(page, 'Chi acquista la polizza?');
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await field(page, 'Codice fiscale').fill(omocodiaVariants(examplePerson.taxCode)[0] ?? '');
  await expect(field(page, 'Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
  await expect(page.getByRole('radio', { name: 'Donna' })).toBeChecked();
  await expect(field(page, 'Paese di nascita')).toHaveValue('Italia');
  await field(page, 'Telefono').fill('333 12');
  await field(page, 'E-mail').fill('ada');
  await press(page, 'Continua');
  await expect(summary(page)).toContainText('troppo corto');
  await expect(summary(page)).toContainText('La mail che hai inserito non è valida');
  await expect(summary(page)).not.toContainText('codice fiscale');

  // Without an Italian code: birth and gender instead.
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await field(page, 'Data di nascita').fill('01/01/2015');
  await press(page, 'Continua');
  await asks(page, 'La polizza la acquista una persona maggiorenne');
  await checkAccessibility();
  await press(page, 'Cambia chi acquista');
  await expect(field(page, 'Data di nascita')).toBeFocused();
  await field(page, 'Data di nascita').fill('01/01/1985');

  // Only existing countries are accepted, and suggested.
  await field(page, 'Paese di nascita').fill('Narnia');
  await press(page, 'Continua');
  await expect(summary(page)).toContainText('Non troviamo questo Paese');
  await field(page, 'Paese di nascita').fill('franc');
  await page.getByRole('option', { name: 'Francia', exact: false }).first().click();
  await expect(field(page, 'Paese di nascita')).toHaveValue('Francia');
  await press(page, 'Continua');
  await expect(summary(page)).not.toContainText('Paese');
});
