import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { field, press } from './support/account.ts';
import { openSecondDesk, onDesktop, signInAtDesk } from './support/desk.ts';
import { fromElsewhere } from './support/from-elsewhere.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, test } from './support/story.ts';

test.use(onDesktop);

type Complained = { readonly number: string; readonly lastName: string };

/** Through the API: filing a complaint is another story. */
async function complained(request: APIRequestContext): Promise<Complained> {
  const lastName = `Fabbri${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const email = `gina.${randomUUID()}@example.it`;
  const data = {
    submissionKey: randomUUID(),
    complainant: 'customer',
    area: 'withdrawal',
    story: 'Il rimborso non è arrivato.',
    wish: 'Il rimborso.',
    firstname: 'Gina',
    lastname: lastName,
    email,
  };
  const sent = await request.post('/api/v1/complaints', { data, headers: fromElsewhere() });
  if (!sent.ok()) throw new Error(await sent.text());
  const { text } = await mailTo(request, email, (mail) => mail.text.includes('/reclami/seguito/'));
  return { number: /REC-\d{4}-\d{5}/.exec(text)?.[0] ?? 'none', lastName };
}

/** Found by name, from anywhere at the desk. */
async function openByName(desk: Page, { number, lastName }: Complained): Promise<void> {
  await desk.keyboard.press('Control+k');
  const palette = desk.getByRole('dialog', { name: 'Vai a…' });
  await palette.getByRole('searchbox').fill(lastName);
  await palette.getByRole('menuitem', { name: new RegExp(number) }).click();
  await expect(desk.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
}

test('two colleagues write the answer to one complaint: the second sees both versions, chooses, and loses nothing', async ({
  page: rita,
  browser,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  const complaint = await complained(request);
  const carla = await openSecondDesk(browser);
  await signInAtDesk(rita, request, { role: 'responsabile', name: 'Rita Blu' });
  await signInAtDesk(carla, request, { role: 'responsabile', name: 'Carla Verdi' });
  for (const desk of [rita, carla]) await openByName(desk, complaint);
  await press(rita, 'Prendi in carico');
  for (const desk of [rita, carla]) await expect(field(desk, 'Testo della risposta')).toBeVisible();

  await carla.getByRole('radio', { name: 'Accolto', exact: true }).check();
  await field(carla, 'Testo della risposta').fill('Il rimborso parte domani.');
  await rita.getByRole('radio', { name: 'Accolto in parte' }).check();
  await field(rita, 'Testo della risposta').fill('Ci scusiamo per il ritardo.');
  await press(carla, 'Salva la bozza');
  await expect(carla.getByText('Bozza salvata').first()).toBeVisible();
  expectFailureOf('/answer');
  await press(rita, 'Salva la bozza');
  await expect(
    rita.getByRole('alert').filter({ hasText: 'Carla Verdi ha salvato una risposta mentre scrivevi' }),
  ).toBeFocused();
  await expect(rita.getByText('La versione di Carla Verdi, con esito «Accolto»')).toBeVisible();
  await expect(rita.getByText('Il rimborso parte domani.')).toBeVisible();
  await expect(field(rita, 'La tua versione')).toHaveValue('Ci scusiamo per il ritardo.');
  await checkAccessibility();
  await press(rita, 'Conserva entrambe');
  await expect(field(rita, 'Testo della risposta')).toHaveValue(
    'Il rimborso parte domani.\n\nCi scusiamo per il ritardo.',
  );
  await press(rita, 'Salva la bozza');
  await expect(rita.getByText('Bozza salvata').first()).toBeVisible();

  // The complaint's subject: for a field both changed one chooses, another field merges.
  for (const desk of [rita, carla])
    await desk.getByRole('region', { name: 'Nel registro' }).getByRole('button', { name: 'Cambia' }).click();
  await carla.getByLabel('Area').selectOption('Acquisto e pagamento');
  await rita.getByLabel('Area').selectOption({ index: 0 });
  await press(carla, 'Salva');
  await expect(carla.getByText('Il registro è aggiornato.').first()).toBeVisible();
  expectFailureOf('/complaints/');
  await press(rita, 'Salva');
  await expect(
    rita.getByRole('alert').filter({ hasText: 'Qualcun altro ha appena modificato gli stessi dati' }),
  ).toBeFocused();
  await expect(rita.getByRole('group', { name: 'Area' })).toContainText('Acquisto e pagamento');
  await checkAccessibility();
  await press(rita, 'Lascia stare');

  // The same note from two sides.
  await field(rita, 'Aggiungi una nota').fill('Sentita la compagnia.');
  await press(rita, 'Aggiungi la nota');
  for (const desk of [rita, carla])
    await desk.getByRole('button', { name: 'Cambia la nota di Rita Blu' }).click();
  await field(carla, 'Cambia la nota').fill('Sentita la compagnia: paga lei.');
  await press(carla, 'Salva la nota');
  expectFailureOf('/notes/');
  await expect(carla.getByText('Sentita la compagnia: paga lei.').first()).toBeVisible();
  await field(rita, 'Cambia la nota').fill('Risentirla venerdì.');
  await press(rita, 'Salva la nota');
  await expect(
    rita.getByRole('alert').filter({ hasText: /Carla Verdi ha cambiato questa nota/ }),
  ).toBeFocused();
  await press(rita, 'Conserva entrambe');
  await press(rita, 'Salva la nota');
  for (const desk of [rita, carla])
    await expect(desk.getByText(/paga lei\.\s+Risentirla venerdì\./).first()).toBeVisible();
  await checkAccessibility();

  // On the complainant's page, too.
  await rita.getByRole('link', { name: 'Tutta la scheda' }).click();
  await expect(rita.getByRole('region', { name: 'Reclami' })).toContainText(complaint.number);
  await checkAccessibility();
  await carla.close();
});
