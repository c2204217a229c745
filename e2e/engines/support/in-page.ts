import type { Point } from './tab.ts';

// These run in the page, as text: nothing from outside them is available.
declare global {
  interface Window {
    /** The last element located for a touch. */
    wasTouched: Element | undefined;
    /** Whether the click has reached it since. */
    wasReached: boolean;
  }
}

export type Role =
  | 'button'
  | 'link'
  | 'radio'
  | 'checkbox'
  | 'slider'
  | 'combobox'
  | 'option'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'field';

/** What to look for: an element of a role whose accessible name equals or contains this. */
export type Wanted = {
  readonly role: Role;
  readonly name?: string;
  /** Otherwise the name may contain more. */
  readonly exact?: boolean;
  /** Only inside: the name of a group, or of an open dialog. */
  readonly inside?: string;
  /** If several match. */
  readonly place?: number;
};

export type Seen = {
  readonly value: string;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly width: number;
  /** Where a finger would touch it; null while it is covered or moves. */
  readonly point: Point | null;
};

/**
 * All matches, in page order. For a touch, the first is scrolled into view and watched for two frames: asking
 * twice from outside takes far longer.
 */
export async function look(wanted: Wanted, forTouch: boolean): Promise<Seen[]> {
  const selectors: Record<Role, string> = {
    button: 'button, summary, input[type=submit], [role=button]',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox]',
    slider: 'input[type=range]',
    combobox: '[role=combobox], select, input[list]',
    option: '[role=option], option',
    dialog: 'dialog[open]',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select',
  };
  const gap = /\s+/g;
  const collapsed = (text: string) => text.replace(gap, ' ').trim();
  const options = { visibilityProperty: true };
  const isShown = (element: Element) => element.checkVisibility(options);
  const wordsOf = (node: Node): string => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
    if (node.getAttribute('aria-hidden') === 'true' || !isShown(node)) return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    const words = own ?? [...node.childNodes].map(wordsOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
  };
  // Its accessible name: from aria, its label, or its text.
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const naming = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (naming.length > 0) return collapsed(naming.map(wordsOf).join(' '));
    const labels = (element as HTMLInputElement).labels ?? [];
    if (!element.hasAttribute('aria-label') && labels.length > 0)
      return collapsed([...labels].map(wordsOf).join(' '));
    const legend = element.matches('fieldset') ? element.querySelector('legend') : null;
    return collapsed(wordsOf(legend ?? element));
  };
  const fits = (element: Element, name: string | undefined, exact: boolean) =>
    name === undefined ||
    (exact ? nameOf(element) === collapsed(name) : nameOf(element).includes(collapsed(name)));
  const all = (scope: ParentNode, role: Role) =>
    [...scope.querySelectorAll<HTMLElement>(selectors[role])].filter(isShown);
  // Everything behind an open dialog is out of reach.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const { role, name, exact = false, inside, place } = wanted;
  const outer = modal?.parentNode ?? document;
  const scope =
    inside === undefined
      ? (modal ?? document)
      : [...all(outer, 'dialog'), ...all(document, 'group')].find((each) => fits(each, inside, false));
  if (!scope) return [];
  const found = all(role === 'dialog' ? outer : scope, role).filter((each) => fits(each, name, exact));
  const chosen = place === undefined ? found : found.slice(place, place + 1);
  let isStill = true;
  if (forTouch && chosen[0]) {
    const [first] = chosen;
    const whereItIs = () => JSON.stringify(first.getBoundingClientRect());
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const before = whereItIs();
    await new Promise(requestAnimationFrame);
    isStill = whereItIs() === before;
    window.wasTouched = first;
    window.wasReached = false;
    const labels = (first as HTMLInputElement).labels ?? [];
    for (const each of [first, ...labels])
      each.addEventListener('click', () => (window.wasReached = true), { once: true, capture: true });
  }
  return chosen.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isThere = !!hit && (element.contains(hit) || !!label?.contains(hit));
    const input = element as HTMLInputElement;
    return {
      value: input.value ?? '',
      isChecked: input.checked ?? false,
      hasFocus: document.activeElement === element,
      isDisabled: element.matches(':disabled, [aria-busy=true]'),
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      width,
      point: isThere && isStill ? { x, y } : null,
    };
  });
}

/** So that typing replaces the content, as after a triple click; false while the caret is not there. */
export function selectTouched(): boolean {
  const { activeElement } = document;
  if (activeElement !== window.wasTouched) return false;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.select();
  return true;
}

/** The visible text of the page. */
export function visibleText(): string {
  return document.body.innerText.replace(/\s+/g, ' ');
}
