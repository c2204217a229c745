import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { priceToday } from '../support/life-quote.ts';
import { mailTo } from '../support/mailbox.ts';
import { someAddress } from '../support/questionnaire.ts';
import { expect, test } from './support/engine-story.ts';
import { answerQuiz } from './support/answers.ts';

test('pension estimate', async ({ visitor }) => {
  await visitor.open('/calcola-la-tua-pensione');
  await visitor.asks('Come ti chiami?');
  await visitor.type('Nome', 'Ada');
  await visitor.press('Continua');
  await visitor.asks(/Parlaci di te/);
  // Digits only: the mask inserts the slashes.
  await visitor.type('Data di nascita', '27031990');
  await visitor.holds('Data di nascita', '27/03/1990');
  await visitor.type('In che anno hai iniziato a lavorare?', '2014');
  await visitor.press('Continua');
  await visitor.asks('Quanto guadagni in un anno?');
  await visitor.type('Reddito annuo lordo', '30000');
  await visitor.holds('Reddito annuo lordo', '30.000');
  await visitor.press('Continua');
  await visitor.asks('Come immagini la tua carriera?');
  await visitor.press('Calcola la pensione');
  await visitor.asks('Ada, ecco la tua stima');
  await visitor.reads('€ 1.566,67');
});

test('checkup quiz and its report', async ({ visitor, request }) => {
  const email = someAddress();
  await visitor.open('/quiz-copertura');
  await answerQuiz(visitor);
  await visitor.type('Nome', examplePerson.firstName);
  await visitor.type('Cognome', examplePerson.lastName);
  await visitor.type('E-mail', email);
  await visitor.tick('informativa');
  await visitor.press('Mostrami il report');
  await visitor.asks('Ada, ecco quanto sei al riparo');
  const mail = await mailTo(request, email, () => true);
  await visitor.open(/\/quiz-copertura\/report\/[\da-f-]{36}/.exec(mail.text)?.[0] ?? '/');
  await visitor.asks('Ada, ecco quanto sei al riparo');
});

test('request for a quote', async ({ visitor }) => {
  await visitor.open('/preventivo/pensione-integrativa');
  await visitor.asks('Costruiamo insieme la parte che manca');
  await visitor.type('Nome', 'Ada');
  await visitor.type('Cognome', 'D’Angelo');
  await visitor.press('Continua');
  await visitor.type('E-mail', someAddress());
  await visitor.type('Telefono', '3331234567');
  await visitor.press('Continua');
  await visitor.asks(/consensi/);
  await visitor.press('Richiedi il preventivo');
  await visitor.reads('Abbiamo bisogno del consenso per il trattamento dei tuoi dati');
  await visitor.tick('informativa');
  await visitor.tick('analizzate le mie risposte');
  await visitor.press('Richiedi il preventivo');
  await visitor.asks('Grazie Ada, ti chiamiamo noi');
  await visitor.reads('+39 333-1234567');
});

test('life quote', async ({ visitor }) => {
  await visitor.open('/preventivo/vita-tcm');
  await visitor.type('Nome', examplePerson.firstName);
  await visitor.type('Cognome', examplePerson.lastName);
  await visitor.press('Continua');
  await visitor.asks('Piacere, Ada! Qual è la tua data di nascita?');
  await visitor.type('Data di nascita', examplePerson.typedBirthDate);
  await visitor.press('Continua');
  await visitor.asks('Fumi?');
  await visitor.choose('No');
  await visitor.asks('Quanto vuoi lasciare a chi ami?');
  await visitor.press('Continua');
  await visitor.asks('Per quanti anni?');
  await visitor.press('Calcola il prezzo');
  await visitor.asks('Ada, ecco il tuo prezzo');
  await visitor.reads(priceToday(150_000, 20));
  // Every figure follows a slider at once: by its button, and by the keyboard.
  await visitor.click('button', 'Aumenta', { place: 0 });
  await visitor.reads(priceToday(175_000, 20));
  await visitor.click('slider', 'Durata');
  await visitor.key('Home');
  await visitor.until(
    async () => (await visitor.see('slider', 'Durata'))?.value === '5',
    'the slider is at its start',
  );
  await visitor.reads(priceToday(175_000, 5));
  expect((await visitor.see('slider', 'Durata'))?.hasFocus).toBe(true);
});
