import { press, PURCHASE_CODE } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import {
  agree,
  asks,
  buyMobility,
  CARDS,
  confirmMailbox,
  openDealByApi,
  expectBought,
  fillContacts,
  fillPerson,
  offers,
  answerSuitability,
  someBuyer,
  typeCard,
} from './support/purchase.ts';
import { linkIn, signAsConfirmed, TO_SIGN, signWherePaid } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

const informationSet = 'Set informativo: condizioni';

test(
  'a guest abandons the payment, and resumes from the mailed link',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const buyer = someBuyer();
    await page.goto('/acquisto/mobilita');
    await expect(page).toHaveURL('/acquisto/mobilita/mimuovo');
    await checkAccessibility();
    await fillPerson(page);
    await fillContacts(page, buyer, 'Continua');
    await agree(page);
    await asks(page, 'È la polizza giusta per te?');
    await answerSuitability(page);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await checkAccessibility();
    await press(page, 'Vai al riepilogo');
    await confirmMailbox(page, request, buyer);
    await asks(page, 'Ciao Ada, ecco il tuo riepilogo');
    await expect(page.getByText('Tacito rinnovo alla scadenza')).toBeVisible();
    await checkAccessibility();

    await press(page, 'Procedi al Pagamento');
    await asks(page, 'Paga con carta');
    await page.getByRole('link', { name: 'Annulla e torna al sito' }).click();
    await expect(page).toHaveURL(/\/acquisto\/mobilita\/mimuovo\/[\da-f-]{36}\/cancel$/);
    await asks(page, 'Ciao Ada, ecco il tuo riepilogo');
    await expect(page.getByText('Il pagamento non è stato completato.')).toBeVisible();
    await checkAccessibility();
    // The address without product and deal knows what this tab was paying for.
    await page.goto('/acquisto/mobilita/cancel');
    await expect(page).toHaveURL(/\/acquisto\/mobilita\/mimuovo\/[\da-f-]{36}\/cancel$/);

    const { text } = await mailTo(request, buyer.email, ({ subject }) => PURCHASE_CODE.test(subject));
    const link = /https?:\/\/\S+\/acquisto\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(new URL(link).pathname);
    await press(page, 'Procedi al Pagamento');
    await typeCard(page, CARDS.good);
    await expectBought(page, 'MiMuovo');
    await expect(page.getByRole('heading', { name: 'Arriva la ricevuta' })).toBeVisible();
    await checkAccessibility();
    await page.goto('/acquisto/mobilita/success');
    await asks(page, 'Il tuo acquisto è andato a buon fine');
    await page.goto(await linkIn(request, buyer.email, TO_SIGN, 'firma'));
    await signAsConfirmed(page, request, buyer.email);
  },
);

for (const [address, title] of [
  ['/acquisto/monopattino', 'Monopattino'],
  ['/acquisto/mobilita/bici2go', 'Bici2Go'],
] as const) {
  test(`a guest buys ${title}, from the first question to the signed policy`, async ({ page, request }) => {
    const buyer = someBuyer();
    await buyMobility(page, request, { address, title, buyer });
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${address}/[\\da-f-]{36}/success$`));
    await signWherePaid(page, request, buyer.email);
  });
}

test('each product has its own address and its own information set', async ({ page, request }) => {
  const bike = await openDealByApi(request, 'bici2go');
  await page.goto(bike.address);
  await expect(page.getByRole('heading', { level: 2, name: 'Bici2Go' })).toBeVisible();
  const ofBike = await page.getByRole('link', { name: informationSet }).getAttribute('href');

  // Opened under another product's address, a deal redirects to its own.
  await page.goto(`/acquisto/mobilita/mimuovo/${bike.uuid}`);
  await expect(page).toHaveURL(bike.address);

  const scooter = await openDealByApi(request, 'monopattino');
  await page.goto(scooter.address);
  await expect(page).toHaveURL(/\/acquisto\/monopattino\//);
  expect(await page.getByRole('link', { name: informationSet }).getAttribute('href')).not.toBe(ofBike);
  await press(page, 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await expectBought(page, 'Monopattino');

  await page.goto('/acquisto/mobilita/astronave');
  await expect(page).toHaveURL('/acquisto/mobilita/mimuovo');
  await page.goto('/acquisto/mobilita/bici2go');
  await offers(page, 'Bici2Go', '€ 45,00 all’anno');
  await page.goto('/acquisto/monopattino');
  await offers(page, 'Monopattino', '€ 29,00 all’anno');
});
