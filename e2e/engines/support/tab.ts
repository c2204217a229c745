/** Keys that are no sign, by the numbers that WebDriver knows them by. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
} as const;
export type Key = keyof typeof KEYS;

export type Point = { readonly x: number; readonly y: number };

/** What every engine can do with a page of its own, and nothing that only one of them can. */
export type Tab = {
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** An expression in the page; what it gives, or promises, crosses over as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** As a hand does it: the browser decides what lies there. */
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Signs one after the other, or one of the keys that are none. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What the page complained about, where the engine tells. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
};

export type Engine = {
  /** For the table: which browser it really was. */
  readonly version: string;
  /** With no memory of the tabs before. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
};

/** A phone, as in the other stories. */
export const phone = { width: 390, height: 844 };
