import { CONFIRMATION, somebody } from '../support/account.ts';
import { codeTo } from '../support/mailbox.ts';
import { test } from './support/engine-story.ts';

test('account: registered, confirmed, signed in, signed out', async ({ visitor, request }) => {
  const person = somebody();
  await visitor.open('/register-account');
  await visitor.asks('Crea il tuo account');
  await visitor.type('Nome', person.firstName);
  await visitor.type('Cognome', person.lastName);
  await visitor.type('Data di nascita', person.birthDate.replaceAll('/', ''));
  await visitor.type('E-mail', person.email);
  await visitor.type('Password', person.password);
  await visitor.press('Registrati');
  await visitor.asks('Conferma il tuo account');
  await visitor.type('Codice di conferma', await codeTo(request, person.email, CONFIRMATION));
  await visitor.press('Conferma');
  await visitor.isAt('/login');
  await visitor.holds('E-mail', person.email);
  await visitor.type('Password', person.password);
  await visitor.press('Accedi');
  await visitor.isAt('/customer');
  await visitor.asks('Ti diamo il benvenuto, Ada');
  // Leaving while styles are loading is reported in the console of Firefox.
  await visitor.reads('Da dove cominciamo?');
  // The session survives a reload.
  await visitor.reload();
  await visitor.asks(/Ada/);
  await visitor.reads('Da dove cominciamo?');
  await visitor.click('button', 'il tuo account:');
  await visitor.click('button', 'Sign out');
  await visitor.until(
    async () => (await visitor.see('button', 'il tuo account:')) === undefined,
    'nobody is signed in',
  );
});
