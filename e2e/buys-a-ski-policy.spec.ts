import { field, press } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { asks, CARDS, typeCard } from './support/purchase.ts';
import {
  closeSummary,
  consentToAll,
  dayFromNow,
  person,
  sayItSuits,
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

    // A row more, and who was already typed keeps their place.
    await typeSkier(page, 1, ['Ada', 'Rossi', '27/03/1985']);
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

    // Nothing is lost by a reload, and nothing of it is in the address.
    await page.reload();
    await expect(person(page, 4).getByLabel('Nome', { exact: true })).toHaveValue('Leo');
    await expect(person(page, 3).getByLabel('Data di nascita')).toHaveValue('10/06/2018');
    await press(page, 'Continua');
    await typeOwner(page, email, checkAccessibility);
    await sayItSuits(page, checkAccessibility);

    await consentToAll(page);
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
    await expect(page.getByText('€ 116,00')).toBeVisible();
    await checkAccessibility();
    const mail = await mailTo(request, email, ({ text }) => text.includes('i 4 certificati'));
    expect(mail.text).toContain('116,00');
    const letter = await (await request.get(mail.address)).text();
    expect(letter.match(/\.pdf/g)).toHaveLength(5);
    await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL('/');
  },
);
