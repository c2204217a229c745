// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { useSettling } from './use-settling.ts';

const Figure = ({ target }: { readonly target: number }) => <p>{useSettling(target)}</p>;

/** A figure at 2000; frames come when they are drawn. */
async function open({ isCalm = false } = {}) {
  let waiting: FrameRequestCallback | null = null;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => ((waiting = run), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = null));
  const page = await onPage(<Figure target={2000} />);
  return {
    become: (target: number) => page.rerender(<Figure target={target} />),
    leave: page.leave,
    isMoving: () => waiting !== null,
    shown: () => Number(page.place.textContent),
    shownAt: async (now: number) => {
      const run = waiting;
      waiting = null;
      await settled(() => run?.(now));
      return Number(page.place.textContent);
    },
  };
}

test('a figure runs to its new value in a third of a second, first fast and then slowly', async () => {
  const figure = await open();
  expect(figure.isMoving()).toBe(false);
  await figure.become(3000);
  expect(await figure.shownAt(5000)).toBe(2000);
  expect(await figure.shownAt(5080)).toBe(2578);
  expect(await figure.shownAt(5160)).toBe(2875);
  expect(figure.isMoving()).toBe(true);
  expect(await figure.shownAt(5320)).toBe(3000);
  expect(figure.isMoving()).toBe(false);
});

test('it never runs past its value, and turns round where it is', async () => {
  const figure = await open();
  await figure.become(3000);
  await figure.shownAt(5000);
  await figure.shownAt(5160);
  await figure.become(1000);
  expect(await figure.shownAt(6000)).toBe(2875);
  expect(await figure.shownAt(9000)).toBe(1000);
  expect(figure.isMoving()).toBe(false);
});

test('whoever asked for less motion sees it at once', async () => {
  const figure = await open({ isCalm: true });
  await figure.become(3000);
  expect(figure.isMoving()).toBe(false);
  expect(figure.shown()).toBe(3000);
});

test('whoever leaves draws no more of it', async () => {
  const figure = await open();
  await figure.become(3000);
  await figure.leave();
  expect(figure.isMoving()).toBe(false);
});
