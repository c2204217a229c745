import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { wordsIn } from './words.ts';

/**
 * Puts a component on a page without a browser, for what it does when somebody acts: quick, and by the names a reader
 * says. Where it is drawn, and how it looks, only a browser knows. Its tests begin with `// @vitest-environment happy-dom`.
 */
export async function onPage(element: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await settled(() => root.render(element));
  const leave = async () => {
    await settled(() => root.unmount());
    place.remove();
  };
  onTestFinished(leave);

  const named = (selector: string, name: string): HTMLElement => {
    // An open dialog is all there is, a closed one is not there.
    const within = [...place.querySelectorAll('dialog[open]')].at(-1) ?? place;
    const all = [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => !one.closest('dialog:not([open])'),
    );
    const found = all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).includes(name));
    if (!found) throw new Error(`«${name}» is not among: ${all.map(nameOf).join(', ')}`);
    return found;
  };
  return {
    place,
    /** What of it is read, with a line for each piece. */
    words: () => wordsIn(place.innerHTML),
    button: (name: string) => named('button, a, [role="button"], summary', name),
    field: (name: string) => named('input, textarea, select', name) as HTMLInputElement,
    press: (name: string) => settled(() => named('button, a, [role="button"], summary', name).click()),
    choose: (name: string) => settled(() => named('input', name).click()),
    write: (name: string, text: string) => settled(() => write(named('input, textarea, select', name), text)),
    attach: (name: string, ...files: readonly File[]) =>
      settled(() => {
        const input = named('input', name);
        Object.defineProperty(input, 'files', { value: files, configurable: true });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    key: (key: string) =>
      settled(() => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(event);
      }),
    /** As whoever goes elsewhere, or loads the page anew. */
    leave,
    /** Waits for parts whose code comes only when they are shown. */
    partsArrived: () => settled(() => vi.dynamicImportSettled()),
    rerender: (next: ReactElement) => settled(() => root.render(next)),
    /** The name of what has the focus. */
    focused: () => (document.activeElement instanceof HTMLElement ? nameOf(document.activeElement) : null),
  };
}

/** Does something, and waits until everything that follows from it is on the page. */
export const settled = (doSomething: () => unknown) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return act(async () => {
    await doSomething();
    // Answers of servers, and code that comes later, arrive between two turns of Node.
    await nextTurn();
  });
};

function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [
    ...labelled.map((id) => document.getElementById(id)?.textContent),
    element.getAttribute('aria-label'),
    ...('labels' in element
      ? [...(element.labels as NodeListOf<HTMLElement>)].map(({ innerHTML }) => wordsIn(innerHTML))
      : []),
    element.textContent,
  ];
  return (labels.find(Boolean) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** As if typed: React asks the element itself what it held before. */
function write(element: HTMLElement, text: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
