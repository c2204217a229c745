/** Non-character keys, by their WebDriver code points. */
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

/** What every engine can do with a page, without engine-specific features. */
export type Tab = {
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** An expression in the page; its result, or its promise's, is returned as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** As a hand does it: the browser decides what is hit. */
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Characters one after the other, or one of the special keys. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What the page complained about, if the engine reports it. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
};

export type Engine = {
  /** For the table: which browser it really was. */
  readonly version: string;
  /** With no memory of earlier tabs. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
};

/** A phone, as in the other stories. */
export const phone = { width: 390, height: 844 };
