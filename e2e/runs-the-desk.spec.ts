import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  openSecondDesk,
  requestQuoteByApi,
  onDesktop,
  signInAtDesk,
  deskPassword,
  invitationTo,
  lineOf,
  newStaffEmail,
} from './support/desk.ts';
import { addPasskeyDevice } from './support/passkeys.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const invitations = (page: Page) => page.getByRole('region', { name: 'Inviti in attesa' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The line of a staff member in the list. */
const personAt = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function chooseFor(page: Page, email: string, action: string): Promise<void> {
  await personAt(page, email).getByRole('button').click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'a responsabile invites a colleague, who enters with a passkey and is listed among the staff',
  mainStory,
  async ({ page, browser, request, checkAccessibility }) => {
    await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Morandi' });
    await page.getByRole('link', { name: 'Impostazioni' }).click();
    await expect(title(page, 'Persone')).toBeFocused();
    await checkAccessibility();

    const email = newStaffEmail();
    await press(page, 'Manda l’invito');
    await expect(page.getByText('Scrivi l’e-mail della persona.')).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('radio', { name: /^Revisore/ }).check();
    await press(page, 'Manda l’invito');
    await expect(invitations(page)).toContainText(email);
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');

    const newcomer = await openSecondDesk(browser);
    await addPasskeyDevice(newcomer);
    await newcomer.goto(await invitationTo(request, email));
    await expect(newcomer.getByRole('main')).toContainText('come revisore');
    await newcomer.getByLabel('Nome', { exact: true }).fill('Ugo');
    await newcomer.getByLabel('Cognome').fill('Serra');
    await newcomer.getByRole('textbox', { name: 'Password' }).fill(deskPassword);
    await press(newcomer, 'Continua');
    await newcomer.getByRole('button', { name: /^Passkey/ }).click();
    await expect(title(newcomer, 'Salva i codici di recupero')).toBeVisible();
    await newcomer.getByRole('checkbox').check();
    await newcomer.getByRole('button', { name: /banco/i }).click();
    await expect(title(newcomer, /, Ugo$/)).toBeVisible();

    await page.reload();
    await expect(personAt(page, email)).toContainText('Ugo Serra');
    await expect(personAt(page, email)).toContainText('Passkey');
    await expect(invitations(page)).not.toContainText(email);
  },
);

test('a disabled colleague is signed out at once, their work is unassigned, and they may come back', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const lastName = `D’Amico ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const second = await openSecondDesk(browser);
  await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Morandi' });
  const carlo = await signInAtDesk(second, request, { name: 'Carlo Verdi' });
  await requestQuoteByApi(request, { firstName: 'Niccolò', lastName });
  await second.getByRole('link', { name: /^Richieste/ }).click();
  await second.getByRole('searchbox').fill(lastName);
  await lineOf(second, lastName).click();
  await press(second, 'Prendi');
  await expect(second.getByText('Com’è andata la chiamata?')).toBeVisible();

  await page.goto('/banco/impostazioni/persone');
  await chooseFor(page, carlo.email, 'Sospendi l’accesso');
  const question = page.getByRole('dialog', { name: 'Sospendere l’accesso di Carlo Verdi?' });
  await expect(question).toContainText('tornano in coda');
  await checkAccessibility();
  await question.getByRole('button', { name: 'Sospendi l’accesso' }).click();
  await expect(personAt(page, carlo.email)).toContainText('Accesso sospeso');
  await expect(personAt(page, carlo.email).getByRole('button')).toBeFocused();
  // By itself: their screen is notified of the change, and may not load it any more.
  await expect(title(second, 'Entra al banco')).toBeVisible();

  await page.goto(`/banco/richieste?cerca=${encodeURIComponent(lastName)}`);
  await lineOf(page, lastName).click();
  await expect(page.getByRole('button', { name: 'Prendi', exact: true })).toBeVisible();

  await page.goto('/banco/impostazioni/persone');
  await chooseFor(page, carlo.email, 'Riattiva');
  await press(page, 'Riattiva');
  await expect(personAt(page, carlo.email)).not.toContainText('Accesso sospeso');
});

test('a consulente is offered nothing that only a responsabile may do, and is refused it by hand', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await expect(page.getByRole('link', { name: 'Registro' })).toBeHidden();
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await expect(title(page, 'Orari')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Persone' })).toBeHidden();
  await expect(page.getByText('Lunedì')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambia gli orari' })).toBeHidden();
  await checkAccessibility();

  await page.goto('/banco/impostazioni/persone');
  await expect(page.getByText('Questa parte è per chi è responsabile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manda l’invito' })).toBeHidden();
  await checkAccessibility();
  await page.goto('/banco/registro');
  await expect(page.getByText('Lo leggono responsabili e revisori')).toBeVisible();
  await checkAccessibility();

  const headers = { origin: new URL(page.url()).origin };
  const byHand = page.context().request;
  const refused = [
    await byHand.get('/api/v1/desk/staff'),
    await byHand.get('/api/v1/desk/log'),
    await byHand.get('/api/v1/desk/log/registro.csv'),
    await byHand.post('/api/v1/desk/staff/invitations', {
      headers,
      data: { email: newStaffEmail(), role: 'responsabile' },
    }),
  ];
  expect(refused.map((response) => response.status())).toEqual([403, 403, 403, 403]);
});

test('devices and notifications are personal', async ({ page, request, checkAccessibility }) => {
  await signInAtDesk(page, request, { role: 'revisore', name: 'Ugo Serra' });
  await page.goto('/banco/impostazioni/dispositivi');
  const devices = page.getByRole('list', { name: 'Dispositivi' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('Questo');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Avvisi' }).click();
  await expect(title(page, 'Avvisi')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Fai sentire un suono' }).check();
  await checkAccessibility();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Fai sentire un suono' })).toBeChecked();
});

test('wrong opening hours are reported at their fields', async ({ page, request, checkAccessibility }) => {
  await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Morandi' });
  await page.goto('/banco/impostazioni/orari');
  await press(page, 'Cambia gli orari');
  const opens = page.getByLabel('Lunedì, apre');
  await expect(opens).toBeFocused();
  await opens.fill('20:00');
  await press(page, 'Aggiungi un giorno');
  await expect(page.getByLabel('Giorno', { exact: true })).toBeFocused();
  await checkAccessibility();
  await press(page, 'Salva gli orari');
  await expect(page.getByLabel('Lunedì, chiude')).toBeFocused();
  await expect(page.getByLabel('Lunedì, chiude')).toHaveAccessibleDescription(/Si chiude dopo aver aperto/);
  await expect(page.getByLabel('Come si chiama')).toHaveAccessibleDescription(/Scrivi come si chiama/);
  await checkAccessibility();
  await press(page, 'Annulla');
  await expect(page.getByRole('button', { name: 'Cambia gli orari' })).toBeFocused();
});

/** More than a year ahead: the promised times of other stories do not change. */
const farDay = (days: number) => addDays(dayInRome(new Date()), days);

async function addClosing(page: Page, date: string, name: string): Promise<void> {
  await press(page, 'Aggiungi un giorno');
  await page.getByLabel('Giorno', { exact: true }).last().fill(date);
  await page.getByLabel('Come si chiama').last().fill(name);
}

test('two colleagues change the hours at once: both versions are shown, and nothing is lost', async ({
  page,
  browser,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/desk/opening-hours');
  const [shared, mine] = [farDay(500), farDay(501)];
  const second = await openSecondDesk(browser);
  await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Morandi' });
  await signInAtDesk(second, request, { role: 'responsabile', name: 'Sara Blu' });
  for (const desk of [page, second]) {
    await desk.goto('/banco/impostazioni/orari');
    await press(desk, 'Cambia gli orari');
  }
  await addClosing(second, shared, 'Trasloco');
  await press(second, 'Salva gli orari');
  await expect(second.getByText('Trasloco')).toBeVisible();
  await expect(second.getByText('Decisi da Sara Blu')).toBeVisible();

  await addClosing(page, shared, 'Festa del banco');
  await addClosing(page, mine, 'Inventario');
  await press(page, 'Salva gli orari');
  await expect(page.getByRole('alert').filter({ hasText: 'Sara Blu ha salvato altri orari' })).toBeFocused();
  await checkAccessibility();
  await page.getByRole('radio', { name: 'Tu Festa del banco' }).check();
  await press(page, 'Salva insieme');
  await expect(page.getByText('Festa del banco')).toBeVisible();
  await expect(page.getByText('Inventario')).toBeVisible();
  await expect(page.getByText('Trasloco')).toBeHidden();
  await expect(page.getByText('Decisi da Rita Morandi')).toBeVisible();
  // Open desks are notified.
  await expect(second.getByText('Festa del banco')).toBeVisible();

  await press(second, 'Cambia gli orari');
  for (let left = 2; left > 0; left -= 1) await press(second, 'Togli il giorno di chiusura 1');
  await expect(second.getByRole('button', { name: 'Aggiungi un giorno' })).toBeFocused();
  await press(second, 'Salva gli orari');
  await expect(second.getByText('Nessuno in programma.')).toBeVisible();
});
