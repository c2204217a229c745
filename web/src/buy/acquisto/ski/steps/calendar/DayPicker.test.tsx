// @vitest-environment happy-dom
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onPage } from '../../../../../../test/on-page.ts';
import { DayPicker } from './DayPicker.tsx';

const bounds = { first: isoDate('2026-12-10'), last: isoDate('2027-01-20'), mostDays: 5 };
const nothing = { from: null, to: null };

async function open(props: Partial<Parameters<typeof DayPicker>[0]> = {}) {
  const onUse = vi.fn<(from: string, days: number) => void>();
  const onClose = vi.fn<() => void>();
  const page = await onPage(
    <DayPicker bounds={bounds} initial={nothing} onClose={onClose} onUse={onUse} {...props} />,
  );
  const days = () => [...page.place.querySelectorAll<HTMLButtonElement>('td button')];
  const numbers = (isSo: (day: HTMLButtonElement) => boolean) =>
    days()
      .filter(isSo)
      .map((day) => Number(day.textContent));
  return {
    ...page,
    onUse,
    onClose,
    status: () => page.place.querySelector('[role=status]')?.textContent,
    month: () => page.place.querySelector('[aria-live]')?.textContent,
    pressed: () => numbers((day) => day.getAttribute('aria-pressed') === 'true'),
    between: () => numbers((day) => day.hasAttribute('data-between')),
    inReach: () => numbers((day) => day.tabIndex === 0),
    disabled: () => numbers((day) => day.disabled),
    isDisabled: (name: string) => (page.button(name) as HTMLButtonElement).disabled,
  };
}

test('two presses choose the first and last day and the days between', async () => {
  const page = await open();
  expect(page.month()).toBe('dicembre 2026');
  expect(page.inReach()).toEqual([10]);
  expect(page.pressed()).toEqual([]);
  expect(document.activeElement?.closest('td') ?? null).toBeNull();
  expect(page.disabled()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(page.status()).toBe('Scegli il primo giorno, poi l’ultimo.');
  expect(page.isDisabled('Usa questi giorni')).toBe(true);

  await page.press('lunedì 14 dicembre 2026');
  expect(page.inReach()).toEqual([14]);
  expect(page.pressed()).toEqual([14]);
  expect(page.between()).toEqual([]);
  expect(page.status()).toBe('Primo giorno: 14 dicembre. Ora scegli l’ultimo, anche lo stesso.');
  await page.press('Usa questi giorni');
  expect(page.onUse).toHaveBeenLastCalledWith('2026-12-14', 1);

  await page.press('giovedì 17 dicembre 2026');
  expect(page.inReach()).toEqual([17]);
  expect(page.pressed()).toEqual([14, 17]);
  expect(page.between()).toEqual([15, 16]);
  expect(page.status()).toBe('Primo giorno 14 dicembre, ultimo 17 dicembre: 4 giorni.');
  await page.press('Usa questi giorni');
  expect(page.onUse).toHaveBeenLastCalledWith('2026-12-14', 4);
  expect(page.onClose).not.toHaveBeenCalled();
  await page.press('Annulla');
  expect(page.onClose).toHaveBeenCalledOnce();
});

test('keys move the focus among the days, also into another month', async () => {
  const page = await open({ initial: { from: isoDate('2026-12-30'), to: null } });
  const isPrevented: boolean[] = [];
  const look = (event: Event) => void isPrevented.push(event.defaultPrevented);
  document.addEventListener('keydown', look);
  onTestFinished(() => document.removeEventListener('keydown', look));
  page.button('mercoledì 30 dicembre 2026').focus();
  await page.key('ArrowRight');
  expect(page.focused()).toBe('giovedì 31 dicembre 2026');
  await page.key('ArrowDown');
  expect(page.month()).toBe('gennaio 2027');
  expect(page.focused()).toBe('giovedì 7 gennaio 2027');
  await page.key('a');
  // The page does not scroll meanwhile; other keys are left to the browser.
  expect(isPrevented).toEqual([true, true, false]);
  expect(page.focused()).toBe('giovedì 7 gennaio 2027');
  page.button('Mese precedente').focus();
  await page.press('Mese precedente');
  expect(page.focused()).toBe('Mese precedente');
  expect(page.inReach()).toEqual([10]);
});
