import { CARDS, someBuyer } from '../support/purchase.ts';
import { PURCHASE_CODE } from '../support/account.ts';
import { codeTo } from '../support/mailbox.ts';
import { ada, dayFromNow } from '../support/ski.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { APIRequestContext } from '@playwright/test';
import { test } from './support/engine-story.ts';
import { introducePerson, leaveContacts, answerSuitability } from './support/answers.ts';
import type { Visitor } from './support/visitor.ts';

async function confirmMailbox(visitor: Visitor, request: APIRequestContext, email: string): Promise<void> {
  await visitor.asks('Ultimo passo: confermiamo la tua e-mail');
  await visitor.type('Codice di conferma', await codeTo(request, email, PURCHASE_CODE));
  await visitor.press('Conferma');
  await visitor.asks(/ecco il tuo riepilogo/i);
}

async function payByCard(visitor: Visitor): Promise<void> {
  await visitor.asks('Paga con carta');
  await visitor.type('Numero della carta', CARDS.good);
  await visitor.click('button', 'Paga');
}

test('purchase as a guest, paid by card', async ({ visitor, request }) => {
  const { email } = someBuyer();
  await visitor.open('/acquisto/covid');
  await introducePerson(visitor, 'Chi sei?');
  await visitor.asks('Prima di acquistare, i documenti');
  await answerSuitability(visitor);
  await visitor.tickAll();
  await visitor.press('Continua');
  await visitor.asks('Facciamo tutto online');
  await visitor.tickAll();
  await visitor.press('Continua');
  await leaveContacts(visitor, email, 'Vai al riepilogo');
  await confirmMailbox(visitor, request, email);
  await visitor.press('Procedi al Pagamento');
  await payByCard(visitor);
  await visitor.asks('Il tuo acquisto è andato a buon fine');
  await visitor.reads('Sussidio Covid-19');
});

test('third-party liability: requested, signed, paid', async ({ visitor, request }) => {
  const { email } = someBuyer();
  await visitor.open('/acquisto/rc-terzi/rc-terzi-10');
  await introducePerson(visitor, 'Iniziamo');
  await leaveContacts(visitor, email, 'Continua');
  await visitor.asks('Facciamo tutto online');
  await visitor.press('Continua');
  await visitor.asks('Prima di acquistare, i documenti');
  await visitor.tickAll();
  await visitor.press('Continua');
  await visitor.asks('È la polizza giusta per te?');
  await answerSuitability(visitor);
  await visitor.press('Avanti');
  await confirmMailbox(visitor, request, email);
  await visitor.press('Acquista');
  await visitor.asks("Tieni sott'occhio la tua mail!");
  await visitor.reads('Da leggere prima di firmare');
  await visitor.tickAll();
  await visitor.press('Firma i documenti');
  await visitor.reads('Fatto, hai firmato!');
  await visitor.press('Paga ora');
  await payByCard(visitor);
  await visitor.asks('Il tuo acquisto è andato a buon fine');
});

test('ski policy for two', async ({ visitor }) => {
  await visitor.open('/acquisto/ski?product_type=base&duration=day&days=3&adults=2');
  await visitor.asks('Quando si scia, e chi?');
  await visitor.press('Da domani');
  await visitor.holds('Ultimo giorno', dayFromNow(3));
  for (const [place, [firstName, lastName, birthDate]] of [ada, ['Ugo', 'Bianchi', '02/01/1983']].entries()) {
    const where = { inside: `Persona ${place + 1} ·`, exact: true };
    await visitor.type('Nome', firstName ?? '', where);
    await visitor.type('Cognome', lastName ?? '', where);
    await visitor.type('Data di nascita', birthDate ?? '', where);
  }
  // On a phone the summary of the price is a bar that opens into a sheet.
  await visitor.click('button', 'Apri il riepilogo');
  await visitor.reads('€ 18,00');
  await visitor.click('button', 'Chiudi', { inside: 'La tua polizza sci' });
  await visitor.press('Continua');
  await visitor.asks('Chi acquista la polizza?');
  await visitor.type('Nome', examplePerson.firstName);
  await visitor.type('Cognome', examplePerson.lastName);
  await visitor.type('Codice fiscale', examplePerson.taxCode);
  await visitor.type('Telefono', '333 1234567');
  await visitor.type('E-mail', someBuyer().email);
  await visitor.holds('Luogo di nascita', examplePerson.birthPlace.name);
  await visitor.press('Continua');
  await visitor.asks('È la polizza giusta?');
  await visitor.choose('per piacere');
  await visitor.choose('mi bastano');
  await visitor.press('Continua');
  await visitor.asks('I consensi, poi il pagamento');
  await visitor.tickAll();
  await visitor.press('Vai al pagamento');
  await payByCard(visitor);
  await visitor.asks('Buone sciate: la polizza è tua');
});
