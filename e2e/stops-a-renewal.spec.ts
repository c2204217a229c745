import { memberSignedIn, press } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { asks, CARDS, openDealByApi, someBuyer, typeCard } from './support/purchase.ts';
import { signByMail } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

test(
  'a customer stops the renewal in the personal area, and gets a receipt',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const { email } = await memberSignedIn(page, request);
    const { address } = await openDealByApi(request, 'mimuovo', { ...someBuyer(), email });
    await page.goto(address);
    await press(page, 'Procedi al Pagamento');
    await typeCard(page, CARDS.good);
    await asks(page, 'Il tuo acquisto è andato a buon fine');
    await signByMail(page, request, email);

    await page.goto('/customer');
    await expect(page.getByText(/^Alla scadenza si rinnova, se non disdici prima/)).toBeVisible();
    await press(page, 'Disdici il rinnovo di MiMuovo');
    await expect(page.getByText(/^Confermi\? La copertura continua fino/)).toBeFocused();
    await checkAccessibility();
    await press(page, 'Lascia com’è');
    await expect(page.getByText(/^Alla scadenza si rinnova/)).toBeFocused();
    await press(page, 'Disdici il rinnovo di MiMuovo');
    await press(page, 'Conferma la disdetta');
    const confirmation = page.getByText(/^Rinnovo disdetto: finisce/);
    await expect(confirmation).toBeFocused();
    await checkAccessibility();
    await mailTo(request, email, ({ subject }) => subject === 'Ricevuta di disdetta: MiMuovo');

    // The consequences are on the screen at once, and after a reload.
    const expectStoppedRenewal = async () => {
      await expect(confirmation).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ricevuta di disdetta' })).toBeVisible();
      await expect(page.getByText('Hai disdetto il rinnovo: alla scadenza finisce')).toBeVisible();
    };
    await expectStoppedRenewal();
    await expect(confirmation).toBeFocused();
    await page.reload();
    await expectStoppedRenewal();
    await expect(page.getByRole('button', { name: /Disdici/ })).toHaveCount(0);
  },
);
