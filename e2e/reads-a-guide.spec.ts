import { mainStory, expect, test } from './support/story.ts';

test('a reader finds a guide, reads it and can save it', mainStory, async ({ page, checkAccessibility }) => {
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
});
