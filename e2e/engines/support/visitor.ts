import { CHOICE_COOKIE } from '@riparo/domain/platform/tracking/choice.ts';
import { look, type Role, type Seen, selectTouched, visibleText, type Wanted } from './in-page.ts';
import type { Key, Point, Tab } from './tab.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 40;
/**
 * To the system, two quick clicks in nearly the same place are a double click, even if something was typed in
 * between.
 */
const DOUBLE_CLICK_PX = 8;

type Where = Pick<Wanted, 'inside' | 'place' | 'exact'>;

/** A person with a browser: finds things by name, and touches them as a hand does. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  readonly #missed: string[] = [];
  #clickedLast: Point | null = null;

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  get complaints(): readonly string[] {
    return [...this.#tab.complaints, ...this.#missed];
  }

  /** Has already refused cookies, like visitors of most stories. */
  async refuseCookies(): Promise<void> {
    await this.open('/robots.txt');
    await this.run((name: string) => {
      document.cookie = `${name}=refused; path=/; samesite=lax`;
    }, CHOICE_COOKIE);
  }

  open(path: string): Promise<void> {
    return this.#tab.goTo(this.#site + path);
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  /** A function that needs nothing but its arguments. */
  async run<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const given = args.map((each) => JSON.stringify(each) ?? 'undefined').join(', ');
    return (await this.#tab.evaluate(`(${task})(${given})`)) as Awaited<Result>;
  }

  async click(role: Role, name?: string, where: Where = {}): Promise<void> {
    const wanted = { role, ...(name === undefined ? {} : { name }), ...where };
    this.#clickedLast = awayFrom(this.#clickedLast, await this.#stillPoint(wanted));
    await this.#tab.click(this.#clickedLast);
    // A page opened by the click does not know it.
    const isMissed = await this.run(() => window.wasReached === false).catch(() => false);
    if (isMissed)
      this.#missed.push(`the click on ${JSON.stringify(wanted)} did not reach it: it moved, or was stopped`);
  }

  /** A button by its whole name. */
  press(name: string): Promise<void> {
    return this.click('button', name, { exact: true });
  }

  choose(name: string, where: Where = {}): Promise<void> {
    return this.click('radio', name, where);
  }

  async tick(name: string): Promise<void> {
    const [box] = await this.#found({ role: 'checkbox', name });
    if (!box?.isChecked) await this.click('checkbox', name);
    await this.until(async () => (await this.see('checkbox', name))?.isChecked === true, `${name} is ticked`);
  }

  async tickAll(): Promise<void> {
    const boxes = await this.#found({ role: 'checkbox' });
    for (const [place, { isChecked }] of boxes.entries())
      if (!isChecked) await this.click('checkbox', undefined, { place });
  }

  /** Character by character, replacing the content. */
  async type(label: string, text: string, where: Where = { exact: true }): Promise<void> {
    // What arrives meanwhile may move it away: then it is touched again.
    await this.until(async () => {
      await this.click('field', label, where);
      return this.run(selectTouched);
    }, `the caret is in «${label}»`);
    await this.#tab.type(text);
  }

  keys(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  async key(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#tab.press(key);
  }

  async hover(role: Role, name: string): Promise<void> {
    await this.#tab.moveTo(await this.#stillPoint({ role, name }));
  }

  moveAway(): Promise<void> {
    return this.#tab.moveTo({ x: 2, y: 2 });
  }

  /** As it is now; undefined when there is none. */
  async see(role: Role, name?: string, where: Where = {}): Promise<Seen | undefined> {
    const [first] = await this.#look({ role, ...(name === undefined ? {} : { name }), ...where }, false);
    return first;
  }

  /** The heading of the page asks this, now or soon. */
  async asks(question: string | RegExp): Promise<void> {
    const heading = () =>
      this.run(() => document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim());
    await this.until(
      async () => {
        const text = (await heading()) ?? '';
        return typeof question === 'string' ? text === question : question.test(text);
      },
      async () => `«${question}» is asked, not «${await heading()}»`,
    );
  }

  async reads(text: string | RegExp): Promise<void> {
    // Whichever kind of space the page has.
    const wanted = typeof text === 'string' ? text.replace(/\s+/g, ' ') : text;
    await this.until(async () => {
      const page = await this.run(visibleText);
      return typeof wanted === 'string' ? page.includes(wanted) : wanted.test(page);
    }, `«${text}» can be read`);
  }

  async holds(label: string, value: string | RegExp): Promise<void> {
    const currentValue = async () => (await this.see('field', label))?.value;
    await this.until(
      async () => {
        const now = await currentValue();
        return typeof value === 'string' ? now === value : now !== undefined && value.test(now);
      },
      async () => `«${label}» holds «${value}», not «${await currentValue()}»`,
    );
  }

  async address(): Promise<string> {
    return (await this.run(() => location.pathname + location.search)) ?? '';
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.until(
      async () => {
        const address = await this.address();
        return typeof path === 'string' ? address === path : path.test(address);
      },
      async () => `the address is ${path}, not ${await this.address()}`,
    );
  }

  /** The content of the page and of its fields. */
  async tellsPage(): Promise<string> {
    const fields = await this.#look({ role: 'field' }, false).catch(() => []);
    const words = await this.run(visibleText).catch(() => 'no answer');
    return [
      ...this.#missed,
      await this.address().catch(() => ''),
      words,
      ...fields.map((each) => JSON.stringify(each)),
    ].join('\n');
  }

  /** Says what was waited for if it does not come. */
  async until(
    isTrue: () => Promise<boolean>,
    what: string | (() => Promise<string>),
    patienceMs = PATIENCE_MS,
  ): Promise<void> {
    const deadline = Date.now() + patienceMs;
    // A page that is being left answers nothing.
    while (!(await isTrue().catch(() => false))) {
      if (Date.now() > deadline) {
        const expected = typeof what === 'string' ? what : await what();
        throw new Error(`Waited in vain until ${expected}`);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  async #look(wanted: Wanted, forTouch: boolean): Promise<Seen[]> {
    return (await this.run(look, wanted, forTouch)) ?? [];
  }

  async #found(wanted: Wanted): Promise<Seen[]> {
    let found: Seen[] = [];
    await this.until(
      async () => {
        found = await this.#look(wanted, false);
        return found.length > 0;
      },
      `there is ${JSON.stringify(wanted)}`,
    );
    return found;
  }

  /** Where it can be touched, once it has come to rest there. */
  async #stillPoint(wanted: Wanted): Promise<Point> {
    let seen: Seen | undefined;
    await this.until(
      async () => {
        [seen] = await this.#look(wanted, true);
        return !!seen?.point && !seen.isDisabled;
      },
      async () => `${JSON.stringify(wanted)} can be touched, which is ${JSON.stringify(seen)}`,
    );
    if (!seen?.point) throw new Error(`${JSON.stringify(wanted)} is gone`);
    return seen.point;
  }
}

/**
 * The visitor scrolls every control to the same place and is faster than any hand: clicks on two controls
 * would count as one double click, and the site stops the second of those
 * (`web/src/platform/shell/second-tap.ts`).
 */
function awayFrom(last: Point | null, { x, y }: Point): Point {
  const isSamePlace = last !== null && Math.hypot(x - last.x, y - last.y) < DOUBLE_CLICK_PX;
  return isSamePlace ? { x: x + DOUBLE_CLICK_PX, y } : { x, y };
}
