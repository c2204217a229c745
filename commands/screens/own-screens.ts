import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import type { Screen } from './screen.ts';
import { demonstration } from '../seed/seed-person.ts';

/** A customer with something of everything: while loading, after a failure and when loaded. */
export const owning: Screen = async (page, take) => {
  const asked = (title: string | RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail', { exact: true }).fill(demonstration.email);
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await asked(/benvenuto/);

  const late = Promise.withResolvers<void>();
  const contents = [ownDealsCall.path, personalAreaCall.path].map((path) => `**${path}`);
  for (const address of contents)
    await page.route(address, async (route) => {
      await late.promise;
      await route.abort();
    });
  await page.goto('/customer');
  await asked(/benvenuto/);
  await take('area-personale-attesa');
  late.resolve();
  await page.getByRole('button', { name: 'Riprova' }).first().waitFor();
  await take('area-personale-perduta');
  for (const address of contents) await page.unroute(address);

  await page.goto('/customer', { waitUntil: 'networkidle' });
  await take('area-personale-tutto');
  await page.emulateMedia({ forcedColors: 'active' });
  await take('area-personale-colori-di-sistema');
  await page.emulateMedia({ forcedColors: null });
  const cover = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.locator('button', { hasText: 'Disdici il rinnovo' }) })
    .first();
  await cover.getByText(/^Documenti e dettagli/).click();
  await cover.getByRole('button', { name: /^Disdici il rinnovo/ }).click();
  await page.getByText(/^Confermi\?/).waitFor();
  await take('area-personale-disdetta');
  await page
    .getByRole('link', { name: /recedere/i })
    .first()
    .click();
  await asked(/Recedere/);
  await page.getByRole('button', { name: 'Conferma recesso' }).waitFor();
  await take('recesso-proprio');
};
