import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { expect, test, vi } from 'vitest';
import { mailsTo, newEmail, registration } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, payFor } from '../../../test/after-purchase.ts';
import { openBrowser } from '../../../test/browser.ts';
import { dealToPay, mailedAddressOf, runJobs } from '../../../test/deals.ts';
import { newSubmissionKey } from '../../../test/ids.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

const now = new Date('2026-11-15T10:00:00Z');

const subjectsTo = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject).toReversed();

test('a visitor who registers by buying gets code and address in one mail', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const browser = openBrowser(server);
  const submissionKey = newSubmissionKey();
  const { password: _, ...person } = registration(email);
  await browser.call(signUpCall, { ...person, isPurchase: true, submissionKey, product: 'pet' });
  const body = { ...purchaseOf('pet', { buyer: { ...ada, email } }), submissionKey };
  const opened = await browser.call(openDealCall, body, { productKey: 'pet' });
  await runJobs(server);
  expect(await subjectsTo(server, email)).toEqual(['Conferma la tua e-mail: Sussidio Pet']);
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain('79,00');
  expect(mail?.text).toContain(
    `/acquisto/pet/${await mailedAddressOf(server, { uuid: opened.answer.data })}`,
  );
  expect(mail?.text).toContain('15 dicembre 2026');
  expect(mail?.text).toMatch(/^ {4}\d{6}$/m);
  expect(mail?.text).toContain('/forgot-password');
});

test('the address is mailed even if the registration mail is not sent', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const browser = openBrowser(server);
  const { password: _, ...person } = registration(email);
  await browser.call(signUpCall, registration(email));
  const submissionKey = newSubmissionKey();
  // The second within a minute.
  await browser.call(signUpCall, { ...person, isPurchase: true, submissionKey, product: 'pet' });
  const body = { ...purchaseOf('pet', { buyer: { ...ada, email } }), submissionKey };
  const opened = await browser.call(openDealCall, body, { productKey: 'pet' });
  await runJobs(server);
  const texts = (await mailsTo(server, email)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain(`/acquisto/pet/${await mailedAddressOf(server, { uuid: opened.answer.data })}`);
});

test('registering to buy a product we do not sell sends no deal address', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const browser = openBrowser(server);
  const submissionKey = newSubmissionKey();
  const { password: _, ...person } = registration(email);
  await browser.call(signUpCall, { ...person, isPurchase: true, submissionKey, product: 'unicorno' });
  const body = { ...purchaseOf('pet', { buyer: { ...ada, email } }), submissionKey };
  const opened = await browser.call(openDealCall, body, { productKey: 'pet' });
  await runJobs(server);
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain(
    `/acquisto/pet/${await mailedAddressOf(server, { uuid: opened.answer.data })}`,
  );
});

test('a purchase without registration mails the address by itself', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const body = purchaseOf('pet', { buyer: { ...ada, email } });
  await server.call(openDealCall, { params: { productKey: 'pet' }, body });
  await runJobs(server);
  expect(await subjectsTo(server, email)).toEqual(['Il tuo acquisto: Sussidio Pet']);
});

test('a buyer who has paid gets the receipt and the signing link in one mail, with the receipt attached', async () => {
  await using server = await testServer({ now });
  const { email } = await paidDeal(server);
  expect(await subjectsTo(server, email)).toEqual(['I documenti da firmare e la ricevuta: Sussidio Pet']);
  const [mail] = await mailsTo(server, email);
  for (const phrase of ['79,00', 'Ada D’Angelo', 'Riferimento', 'se firmi i documenti oggi', '/recesso/'])
    expect(mail?.text).toContain(phrase);
  expect(await mailedToken(server, email, 'firma')).not.toBe('');
});

test('the receipt does not wait for documents that cannot be made at once', async () => {
  await using server = await testServer({ now });
  const deal = await dealToPay(server);
  const drawing = vi.spyOn(server.parts.documents, 'render').mockRejectedValue(new Error('no paper'));
  await payFor(server, deal);
  expect(await subjectsTo(server, deal.email)).toEqual(['Pagamento ricevuto: Sussidio Pet']);
  // However often it fails, one mail is sent.
  await server.queue.runWaiting({ evenIfDelayed: true });
  expect(await subjectsTo(server, deal.email)).toEqual(['Pagamento ricevuto: Sussidio Pet']);

  drawing.mockRestore();
  await server.queue.runWaiting({ evenIfDelayed: true });
  await runJobs(server);
  expect(await subjectsTo(server, deal.email)).toEqual([
    'Pagamento ricevuto: Sussidio Pet',
    'I documenti da firmare e la ricevuta: Sussidio Pet',
  ]);
});
