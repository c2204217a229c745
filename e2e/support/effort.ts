import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { field, heading } from './account.ts';

/** The effort to get covered: screens with an action and the last one, boxes typed in, clicks. */
export type Effort = { readonly screens: number; readonly fields: number; readonly clicks: number };

type Act = { readonly kind: 'press' | 'write'; readonly screen: string; readonly box: string };

type Counted = { readonly countAct: (act: Act) => Promise<void> };

/** Counts from here on, on every following page. */
export async function countEffort(page: Page) {
  const acts: Act[] = [];
  await page.exposeBinding('countAct', (_, act: Act) => void acts.push(act));
  await page.addInitScript(() => {
    for (const act of ['pointerdown', 'input'])
      document.addEventListener(
        act,
        ({ type, isTrusted, target }) => {
          const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
          const isWritten = isBox && target.type !== 'radio' && target.type !== 'checkbox';
          const isPress = type === 'pointerdown';
          // Fields filled in by the page itself do not count.
          if (!isTrusted || (!isPress && !isWritten)) return;
          void (window as unknown as Counted).countAct({
            kind: isPress ? 'press' : 'write',
            screen: document.querySelector('h1')?.textContent ?? '',
            box: isWritten ? target.name || target.id : '',
          });
        },
        true,
      );
  });
  return async (): Promise<Effort> => {
    const last = (await heading(page).textContent()) ?? '';
    const screens = [...acts.map(({ screen }) => screen), last].filter(
      (screen, place, all) => screen !== all[place - 1],
    );
    const written = acts.filter(({ kind }) => kind === 'write').map(({ screen, box }) => `${screen} ${box}`);
    return {
      screens: screens.length,
      fields: new Set(written).size,
      clicks: acts.filter(({ kind }) => kind === 'press').length,
    };
  };
}

const acceptance = join(import.meta.dirname, '..', '..', 'docs', 'acceptance.md');

/** The figures in the table of `docs/acceptance.md` for a product, for a `guest` or a `customer`. */
export function effortOf(product: string, who: 'guest' | 'customer'): Effort {
  const rows = readFileSync(acceptance, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find(([, name, person]) => name === product && person === who);
  if (!row) throw new Error(`docs/acceptance.md does not say what ${product} takes of a ${who}`);
  const [screens = 0, fields = 0, clicks = 0] = row.slice(3, 6).map(Number);
  return { screens, fields, clicks };
}

/** By accepting the suggestion: one box and one click. */
export async function chooseHome(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Via o piazza' }).fill('via roma 12 bolzano');
  await page.getByRole('option', { name: /Bolzano\/Bozen/ }).click();
  await expect(field(page, 'CAP')).toHaveValue('39100');
}
