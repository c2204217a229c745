import { atEveryWidth, expect, test } from './support/story.ts';

const KEYS = [
  'vita',
  'casa',
  'responsabilita-civile',
  'animali',
  'mobilita',
  'pensione',
  'infortuni-e-salute',
  'sci',
  'quando-succede',
  'reclami',
];

test(
  'a reader finds a guide, reads it and can keep it',
  atEveryWidth,
  async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide da leggere con un caffè');
    await checkAccessibility();
    await page.getByRole('link', { name: /Sulle piste/ }).click();
    await expect(page).toHaveURL('/guide/sci');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sulle piste/);
    await expect(page.getByText('Dal 1º gennaio 2022 chi scia')).toBeVisible();
    await checkAccessibility();
    const pdf = page.getByRole('link', { name: 'Scarica la guida in PDF' });
    const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(new URL(download.url()).pathname).toBe('/guide/sci.pdf');
  },
);

test('every guide stands in its page also without scripts', async ({ request }) => {
  for (const key of KEYS) {
    await test.step(key, async () => {
      const html = await (await request.get(`/guide/${key}`)).text();
      expect(html).toContain('Da dove viene');
      const pdf = await request.get(`/guide/${key}.pdf`);
      expect(pdf.headers()['content-type']).toBe('application/pdf');
    });
  }
});

test('a guide nobody wrote leads to the list', async ({ page }) => {
  await page.goto('/guide/astronavi');
  await expect(page).toHaveURL('/guide');
});
