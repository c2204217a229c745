// @vitest-environment happy-dom
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { NoticeCard } from '@riparo/ui/NoticeCard.tsx';
import { dismissNotice, notify, shownNotices } from '@riparo/ui/notices.ts';
import { Slider } from '@riparo/ui/Slider.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../test/on-page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of shownNotices()) dismissNotice(id);
});
const wait = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms));

const openNotice = async () => {
  notify({ kind: 'info', text: 'Salvato.' });
  const [notice] = shownNotices();
  if (!notice) throw new Error('nothing is shown');
  const page = await onPage(<NoticeCard notice={notice} />);
  const card = page.place.firstElementChild;
  return {
    ...page,
    happens: (event: string) => settled(() => card?.dispatchEvent(new Event(event, { bubbles: true }))),
  };
};
const isShown = () => shownNotices().length === 1;

describe('a notice', () => {
  test('goes after twenty seconds, or when it is told to', async () => {
    const page = await openNotice();
    await wait(19_999);
    expect(isShown()).toBe(true);
    await wait(1);
    expect(isShown()).toBe(false);
    await page.leave();
    const closed = await openNotice();
    await closed.press('Chiudi avviso');
    expect(isShown()).toBe(false);
  });

  test('stays while somebody points at it or is in it, until neither is so', async () => {
    const { happens } = await openNotice();
    await wait(15_000);
    await happens('pointerover');
    await happens('focusin');
    await wait(60_000);
    await happens('pointerout');
    await wait(60_000);
    expect(isShown()).toBe(true);
    await happens('focusout');
    await wait(4999);
    expect(isShown()).toBe(true);
    await wait(1);
    expect(isShown()).toBe(false);
  });
});

test('a slider moves by its buttons as far as it goes, and says where it is once', async () => {
  const moved = vi.fn<(value: number) => void>();
  const page = await onPage(
    <Slider
      id="eta"
      min={18}
      max={28}
      defaultValue={20}
      buttonStep={5}
      format={(value) => `${value} anni`}
      detail={(value) => `nel ${2050 - value}`}
      moves="l’età"
      ends={['giovane', 'meno']}
      onValueChange={moved}
    />,
  );
  const input = page.place.querySelector('input');
  const output = page.place.querySelector('output');
  const state = () => [output?.textContent, input?.getAttribute('aria-valuetext')];
  expect(state()).toEqual(['20 anninel 2030', '20 anni']);
  expect(input?.style.getPropertyValue('--filled')).toBe('20%');
  await page.press('Diminuisci l’età');
  expect(state()[1]).toBe('18 anni');
  for (const _ of [1, 2, 3]) await page.press('Aumenta l’età');
  expect(moved.mock.calls).toEqual([[18], [23], [28], [28]]);
  expect(page.words()).toContain('giovane');
  expect(output?.getAttribute('aria-live')).toBeNull();
  await settled(() => input?.focus());
  expect(output?.getAttribute('aria-live')).toBe('off');
  await settled(() => input?.blur());
  expect(output?.getAttribute('aria-live')).toBeNull();
});

test('a dialog opens, and closes by its button and by a press beside it alone', async () => {
  const closed = vi.fn<() => void>();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={closed} title="Sicuro?">
      <p>Si può tornare indietro.</p>
    </Dialog>
  );
  const page = await onPage(dialog(false));
  const element = page.place.querySelector('dialog');
  expect(element?.open).toBe(false);
  await page.rerender(dialog(true));
  expect(element?.open).toBe(true);
  await settled(() => page.place.querySelector('p')?.click());
  expect(element?.open).toBe(true);
  await settled(() => element?.click());
  expect(element?.open).toBe(false);
  expect(closed).toHaveBeenCalledOnce();
  await page.rerender(dialog(false));
  await page.rerender(dialog(true));
  await page.press('Chiudi');
  expect(element?.open).toBe(false);
  await page.rerender(dialog(false));
  await page.rerender(dialog(true));
  await page.rerender(dialog(false));
  expect(element?.open).toBe(false);
});
