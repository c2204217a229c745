// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopSecondTaps } from './second-tap.ts';

type Tap = {
  readonly at: number;
  readonly x?: number;
  readonly detail?: number;
  readonly pointerType?: string;
};

const pressed: string[] = [];
const button = (name: string) => {
  const element = document.createElement('button');
  element.textContent = name;
  element.addEventListener('click', () => pressed.push(name));
  return element;
};

/** A finger comes down on whatever is there. */
function tap(on: Element, { at, x = 100, detail = 1, pointerType = 'touch' }: Tap): void {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: 300,
    detail,
  });
  Object.defineProperties(event, {
    timeStamp: { value: at },
    pointerType: { value: pointerType },
    isTrusted: { value: true },
  });
  on.dispatchEvent(event);
}

stopSecondTaps();

let clock = 0;
beforeEach(() => {
  clock += 10_000;
  pressed.length = 0;
  document.elementFromPoint = () => document.body.firstElementChild;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const show = (name: string) => {
  const shown = button(name);
  document.body.replaceChildren(shown);
  return shown;
};

test('a second tap does not answer the question that replaced the first one', () => {
  tap(show('Continua'), { at: clock });
  tap(show('Sì'), { at: clock + 300 });
  expect(pressed).toEqual(['Continua']);
  tap(show('No'), { at: clock + 900 });
  expect(pressed).toEqual(['Continua', 'No']);
});

test('a double click of a mouse counts once when something else has appeared under it', () => {
  tap(show('Continua'), { at: clock, pointerType: 'mouse' });
  tap(show('Sì'), { at: clock + 300, pointerType: 'mouse', detail: 2 });
  tap(show('No'), { at: clock + 350, pointerType: 'mouse', detail: 1 });
  expect(pressed).toEqual(['Continua', 'No']);
});

test('pressing the same button again, another place or a key is not ignored', () => {
  const more = show('Aumenta');
  tap(more, { at: clock });
  tap(more, { at: clock + 100 });
  tap(show('Altrove'), { at: clock + 200, x: 300 });
  tap(show('Da tastiera'), { at: clock + 250, detail: 0, pointerType: '' });
  expect(pressed).toEqual(['Aumenta', 'Aumenta', 'Altrove', 'Da tastiera']);
});
