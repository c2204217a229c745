import type { CDPSession, Page } from '@playwright/test';
import { expect } from './story.ts';

const PATIENCE_MS = 10_000;
const MAX_TABS = 60;
const PROPOSED =
  "document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')";

/** The events in the page that a screen reader announces, in order. */
type Heard =
  | { readonly kind: 'focus'; readonly at: number; readonly entered: number }
  | { readonly kind: 'page' | 'status' | 'alert'; readonly text: string };

type Utterance = { readonly by: Heard['kind']; readonly words: string };
type Turn = { readonly action: string; readonly said: Utterance[] };

/**
 * A screen reader as text. The browser's accessibility tree describes the focused element (name, role, state,
 * description), an observer what live regions announce: like real readers, a change of an existing region,
 * whole, and an alert that arrives.
 */
export class Reader {
  readonly #page: Page;
  readonly #tree: CDPSession;
  /** The menu item reached by arrow keys, while the focus stays in its field. */
  #proposed = '';
  readonly #turns: Turn[] = [{ action: 'opens', said: [] }];
  /** Texts that differ from run to run, and their placeholders. */
  readonly #names: readonly (readonly [string | RegExp, string])[];

  static async of(page: Page, names: readonly (readonly [string | RegExp, string])[] = []): Promise<Reader> {
    await page.addInitScript(listen);
    return new Reader(page, await page.context().newCDPSession(page), names);
  }

  private constructor(page: Page, tree: CDPSession, names: readonly (readonly [string | RegExp, string])[]) {
    this.#page = page;
    this.#tree = tree;
    this.#names = names;
  }

  /** One key, and what is said because of it: including changes of the focused box or slider. */
  async press(key: string): Promise<void> {
    await this.#turn(key);
    const before = await this.#describe('document.activeElement');
    await this.#page.keyboard.press(key);
    await this.#hear();
    const said = this.#turns.at(-1)?.said ?? [];
    const after = await this.#describe('document.activeElement');
    const isNewText = after !== before && !said.some(({ by }) => by === 'focus');
    // A button that is busy for a moment is no answer.
    if (isNewText && /, (checkbox|radio|slider|combobox),/.test(after))
      said.unshift({ by: 'focus', words: after });
    const proposed = await this.#describe(PROPOSED);
    if (proposed && proposed !== this.#proposed) said.push({ by: 'focus', words: proposed });
    this.#proposed = proposed;
  }

  /** At once, as a reader's user hears it: character by character it would be spelled. */
  async type(text: string): Promise<void> {
    await this.#turn(`types ${text}`);
    await this.#page.keyboard.insertText(text);
    await this.#hear();
  }

  /** Tabs to the element with this name, hearing everything on the way. */
  async tabTo(name: string): Promise<void> {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      await this.press('Tab');
      const words = this.#focusSaid();
      if (words.startsWith(name)) return;
    }
    throw new Error(`«${name}» is not within reach of the Tab key:\n${this.text()}`);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.tabTo(name);
    await this.type(text);
  }

  /** Activates the element with this name, and continues when the given words are said. */
  async go(button: string, until: string, key = 'Enter'): Promise<void> {
    await this.tabTo(button);
    await this.press(key);
    await this.until(until);
  }

  /** One of a choice: by Tab into it, by arrows to the answer, which is then chosen. */
  async choose(answer: string): Promise<void> {
    while (!this.#focusSaid().includes(', radio')) await this.press('Tab');
    while (!this.#focusSaid().startsWith(answer)) await this.press('ArrowDown');
    // The next question comes by itself, soon: what is said of the old one until then is cut off.
    await this.#turn('Space');
    await this.#page.keyboard.press('Space');
    await this.#hear();
  }

  /** Accepts everything on the way: boxes, and the first answer of each choice. */
  async agreeUpTo(button: string): Promise<void> {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      await this.press('Tab');
      const words = this.#focusSaid();
      if (words.startsWith(button)) return;
      if (/, (checkbox|radio),.* not checked/.test(words) && !words.includes('(facoltativo)'))
        await this.press('Space');
    }
    throw new Error(`«${button}» is not within reach of the Tab key:\n${this.text()}`);
  }

  /** Listens on, in the same turn, until these words are said. */
  async until(words: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!this.#turns.at(-1)?.said.some((each) => each.words.includes(words))) {
      if (Date.now() > deadline) throw new Error(`«${words}» is never said:\n${this.text()}`);
      await this.#hear();
    }
  }

  /** The whole walk, to be read by people. */
  text(): string {
    const lines = this.#turns.flatMap(({ action, said }) => [
      `> ${action}`,
      ...said.map(({ by, words }) => (by === 'focus' ? `    ${words}` : `    (${by}) ${words}`)),
    ]);
    return `${this.#named(lines.join('\n'))}\n`;
  }

  /** Compares the walk with the stored one, and checks that nothing is said twice. */
  expectWalk(file: string): void {
    expect([...this.#saidTwice(), ...this.#namedTwice()]).toEqual([]);
    expect(this.text()).toMatchSnapshot(file);
  }

  #focusSaid(): string {
    return this.#turns.at(-1)?.said.findLast(({ by }) => by === 'focus')?.words ?? '';
  }

  /** Within one turn: by the focus and by a region, or by a region again. */
  #saidTwice(): string[] {
    return this.#turns.flatMap(({ action, said }) =>
      said
        .filter(({ by, words }, place) =>
          said.some(
            (other, otherPlace) =>
              otherPlace !== place && by !== 'focus' && bare(other.words).includes(bare(words)),
          ),
        )
        .map(({ words }) => `${action}: ${words}`),
    );
  }

  /** A part of the page named like its heading, one right after the other. */
  #namedTwice(): string[] {
    const parts = this.#turns
      .flatMap(({ said }) => said.filter(({ by }) => by === 'focus'))
      .map(({ words }) => /^(.*), (region|heading)\b/.exec(words));
    return parts.flatMap((part, place) => {
      const before = parts[place - 1];
      return part && before && part[1] === before[1] && part[2] !== before[2] ? part[0] : [];
    });
  }

  /** What is said late belongs to the previous action. */
  async #turn(action: string): Promise<void> {
    // A field whose code is loading cannot be tabbed to yet.
    await this.#page.waitForFunction(() => !document.querySelector('[data-arriving]'));
    await this.#hear();
    this.#turns.push({ action, said: [] });
  }

  async #hear(): Promise<void> {
    // A page that is being left says nothing more.
    const heard = await this.#page.evaluate(takeHeard).catch((): Heard[] => []);
    for (const each of heard) {
      const said = this.#turns.at(-1)?.said;
      if (each.kind !== 'focus') said?.push({ by: each.kind, words: each.text });
      else for (const words of await this.#focusWords(each)) said?.push({ by: 'focus', words });
    }
  }

  /** The groups entered, then the focused element; nothing, if it is already gone. */
  async #focusWords({ at, entered }: { at: number; entered: number }): Promise<string[]> {
    const words: string[] = [];
    for (let place = entered - 1; place >= 0; place -= 1)
      words.push(await this.#describe(`focused[${at}].groups[${place}]`));
    words.push(await this.#describe(`focused[${at}].element`));
    return words.filter(Boolean);
  }

  async #describe(expression: string): Promise<string> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression });
    if (!result.objectId) return '';
    const { nodes } = await this.#tree
      .send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })
      .catch(() => ({ nodes: [] }));
    const [node] = nodes;
    if (!node || node.ignored) return '';
    const states = (node.properties ?? []).flatMap(({ name, value }) => state(name, value.value));
    // Chromium exposes a slider's number here, and its text to readers.
    const { result: meant } = await this.#tree.send('Runtime.evaluate', {
      expression: `(${expression})?.getAttribute?.('aria-valuetext')`,
    });
    const value: unknown = meant.value ?? node.value?.value;
    const parts = [
      node.name?.value,
      node.role?.value,
      value ? `«${value}»` : '',
      ...states,
      node.description?.value,
    ];
    return parts
      .filter(Boolean)
      .map((part) => String(part).replace(/\s+/g, ' ').trim())
      .join(', ');
  }

  #named(text: string): string {
    // What is said has single spaces, whichever kind the page has.
    return this.#names.reduce(
      (named, [what, name]) =>
        named.replaceAll(typeof what === 'string' ? what.replace(/\s+/g, ' ') : what, name),
      text,
    );
  }
}

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a reader says of a state, for the states it announces. */
function state(name: string, value: unknown): string[] {
  if (name === 'level') return [`level ${String(value)}`];
  if (name === 'checked') return [value === 'true' ? 'checked' : 'not checked'];
  if (name === 'expanded') return [value === true ? 'expanded' : 'collapsed'];
  if (name === 'invalid') return value === 'false' ? [] : ['invalid'];
  const flags = ['required', 'disabled', 'readonly', 'busy', 'modal', 'pressed', 'selected'];
  return flags.includes(name) && value === true ? [name] : [];
}

// From here on everything runs in the page.
declare global {
  interface Window {
    heard: Heard[];
    focused: { element: Element; groups: Element[] }[];
  }
}

function listen(): void {
  const groups =
    'fieldset, [role=group], [role=radiogroup], dialog, [role=dialog], nav, section[aria-labelledby]';
  const regions = '[aria-live], [role=status], [role=alert], [role=log], output';
  window.heard = [];
  window.focused = [];
  // A page that opens announces its title, and is then read by the listener.
  document.addEventListener('DOMContentLoaded', () =>
    window.heard.unshift({ kind: 'page', text: document.title }),
  );
  let last: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const around: Element[] = [];
    for (let each = target.parentElement?.closest(groups); each; each = each.parentElement?.closest(groups))
      around.push(each);
    const previous = last;
    last = target;
    window.focused.push({ element: target, groups: around });
    const entered = around.filter((group) => !previous || !group.contains(previous)).length;
    window.heard.push({ kind: 'focus', at: window.focused.length - 1, entered });
  });

  const gap = /\s+/g;
  const wordsOf = (node: Node) =>
    (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).replace(gap, ' ').trim();
  const announce = (records: MutationRecord[]) => {
    const changed = new Map<Element, Node[]>();
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      const news = type === 'characterData' ? [target] : [...addedNodes];
      if (region?.isConnected) changed.set(region, [...(changed.get(region) ?? []), ...news]);
      // An alert is announced even when it arrives with its words; any other region must exist before.
      for (const added of region ? [] : addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const alert of [added, ...added.querySelectorAll('[role=alert]')])
          if (alert.matches('[role=alert]')) changed.set(alert, [alert]);
      }
    }
    for (const [region, news] of changed) {
      const live = region.getAttribute('aria-live');
      if (live === 'off' || news.length === 0 || region.closest('[inert]')) continue;
      const isWhole = region.matches('[role=status], [role=alert], output, [aria-atomic=true]');
      const text = isWhole ? wordsOf(region) : news.map(wordsOf).filter(Boolean).join(' ');
      const kind = region.matches('[role=alert], [aria-live=assertive]') ? 'alert' : 'status';
      if (text) window.heard.push({ kind, text });
    }
  };
  new MutationObserver(announce).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Once the page has rendered the result of the last key. */
async function takeHeard(): Promise<Heard[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return window.heard.splice(0);
}
