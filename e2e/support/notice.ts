import type { Locator, Page } from '@playwright/test';

/** The filled-in demonstration that offers to show a notice: its button. */
export async function noticeDemonstration(page: Page): Promise<Locator> {
  await page.goto('/sandbox/modulo');
  await page.evaluate(() => {
    const answers = { firstname: 'Ada' };
    // An outcome is shown by the release that stored it.
    const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
    sessionStorage.setItem(
      'riparo:wizard:Demonstration',
      JSON.stringify({ data: answers, results: answers, release, questions: 0 }),
    );
  });
  await page.goto('/sandbox/modulo?passo=risultato');
  const show = page.getByRole('button', { name: 'Mostra un avviso' });
  await show.waitFor();
  return show;
}

export const demonstratedNotice = (page: Page) => page.getByText('Ecco un avviso: resta venti secondi.');
