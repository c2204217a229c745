import { field, heading, memberSignedIn, press } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { askForEverything } from './support/own-requests.ts';
import { asks, CARDS, openDealByApi, someBuyer, typeCard } from './support/purchase.ts';
import { signByMail, TO_SIGN } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

test(
  'the personal area suggests next steps when it is empty, and shows what there is',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const person = await memberSignedIn(page, request);
    const region = (name: string | RegExp) => page.getByRole('region', { name });

    await expect(heading(page)).toHaveText(`Ti diamo il benvenuto, ${person.firstName}`);
    const firstStep = region('Quanto sei al riparo?').getByRole('link', { name: 'Fai il checkup' });
    await expect(firstStep).toBeInViewport({ ratio: 1 });
    await expect(region('Da fare')).toHaveCount(0);
    await checkAccessibility();
    await region('Che cosa vuoi fare?').getByRole('link', { name: 'Calcola la tua pensione' }).click();
    await expect(page).toHaveURL('/calcola-la-tua-pensione');

    const quoteUuid = await askForEverything(request, person);
    for (const product of ['pet', 'bici2go', 'mimuovo', 'covid-19'])
      await openDealByApi(request, product, { ...someBuyer(), email: person.email });
    await page.goto('/customer');
    // Seven things, and the first to do is on the first screen, with its button.
    await expect(page.getByText('Hai 4 cose da fare.')).toBeVisible();
    const toDo = region('Da fare').getByRole('link');
    await expect(toDo).toHaveCount(4);
    await expect(toDo.first()).toHaveAccessibleName(/^Riprendi l’acquisto: Completa l’acquisto di/);
    await expect(toDo.first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(region('Le tue coperture').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(region(/^Sei al riparo al/)).toContainText('Animali domestici');
    await expect(region('I tuoi preventivi').getByRole('listitem')).toHaveCount(2);
    await expect(region('I tuoi preventivi')).toContainText('Casa');
    await expect(region('I tuoi report')).toContainText('Checkup delle coperture');
    await checkAccessibility();

    const news = page.getByRole('checkbox', { name: /novità e offerte/ });
    await expect(news).not.toBeChecked();
    await news.check();
    await expect(page.getByText('ti terremo al corrente')).toBeVisible();
    await page.reload();
    await expect(news).toBeChecked();
    await news.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('da ora non ti mandiamo più')).toBeVisible();
    await expect(news).toBeFocused();
    await expect(region('I tuoi consensi')).toContainText('Revocato il');
    await checkAccessibility();

    await region('I tuoi preventivi').getByRole('link').first().click();
    await expect(page).toHaveURL(`/preventivo/vita-tcm/${quoteUuid}`);
    await page.goBack();
    await region('I tuoi report').getByRole('link').click();
    await expect(page).toHaveURL(/quiz-copertura\/report/);
  },
);

test('a consent that could not be saved says so and stays as it was', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/consents/');
  await memberSignedIn(page, request);
  await page.route('**/api/v1/consents/*', (route) => route.abort());
  const news = page.getByRole('checkbox', { name: /novità e offerte/ });
  await news.click();
  await expect(news).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('region', { name: 'I tuoi consensi' })).toContainText(/riprova/i);
  await expect(news).not.toBeChecked();
  await checkAccessibility();
});

test('the plate of a scooter comes after its policy, and is entered before the first day', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email } = await memberSignedIn(page, request);
  const { address } = await openDealByApi(request, 'monopattino', { ...someBuyer(), email });
  await page.goto(address);
  await press(page, 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Il tuo acquisto è andato a buon fine');
  await mailTo(request, email, ({ subject }) => TO_SIGN.test(subject));

  await page.goto('/customer');
  const toDo = page.getByRole('region', { name: 'Da fare' });
  await toDo.getByRole('button', { name: /contrassegno/ }).click();
  await expect(field(page, 'Codice del contrassegno')).toBeInViewport();
  await field(page, 'Codice del contrassegno').fill('aeiou1');
  await press(page, 'Salva il codice');
  await expect(page.getByText(/Scrivi il codice del contrassegno: sei segni/).first()).toBeVisible();
  await checkAccessibility();
  await field(page, 'Codice del contrassegno').fill('bcd 234');
  await press(page, 'Salva il codice');
  await expect(page.getByText(/^Abbiamo salvato il codice BCD234: i documenti da firmare/)).toBeFocused();
  await expect(toDo).not.toContainText('contrassegno');
  await checkAccessibility();

  await signByMail(page, request, email);
  await page.goto('/customer');
  await expect(page.getByText('Comincia domani')).toBeVisible();
  await expect(toDo).toHaveCount(0);
  await expect(page.getByText('Contrassegno BCD234')).toBeVisible();
  await expect(field(page, 'Codice del contrassegno')).toHaveCount(0);
  await expect(page.getByText('Hai indicato il codice del contrassegno')).toBeVisible();
});
