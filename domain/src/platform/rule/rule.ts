/** What a rule makes of a value: the value, tidied, or words for the person who gave it. */
export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/**
 * What a right answer is. The same rule judges in the browser, while somebody fills a form, and on the server, when
 * the form arrives. A few lines in place of a schema library: forms are the first screen of most visitors.
 */
export type Rule<T> = (given: unknown) => Verdict<T>;

export type Demand<T> = { readonly holds: (value: T) => boolean; readonly message: string };

export const accepted = <T>(value: T): Verdict<T> => ({ ok: true, value });
export const refused = (message: string): Verdict<never> => ({ ok: false, message });

/** The first demand that does not hold says why. */
const judge = <T>(value: T, demands: readonly Demand<T>[]): Verdict<T> => {
  const broken = demands.find(({ holds }) => !holds(value));
  return broken ? refused(broken.message) : accepted(value);
};

type RuleParts<T> = {
  /** Said when nothing, or something of another kind, was given. */
  readonly required: string;
  readonly demands?: readonly Demand<T>[];
};

type TextRuleParts = RuleParts<string> & { readonly tidy?: (text: string) => string };

export const textRule =
  ({ required, tidy = (text) => text, demands = [] }: TextRuleParts): Rule<string> =>
  (given) => {
    const text = typeof given === 'string' ? tidy(given) : '';
    return text === '' ? refused(required) : judge(text, demands);
  };

/** Text that is no number gets other words than no answer at all. */
export const wholeNumberRule =
  ({
    required,
    notANumber,
    demands = [],
  }: RuleParts<number> & { readonly notANumber: string }): Rule<number> =>
  (given) => {
    if (given === undefined || given === null || given === '') return refused(required);
    return typeof given === 'number' && Number.isSafeInteger(given)
      ? judge(given, demands)
      : refused(notANumber);
  };

export const yesNoRule =
  ({ required, demands = [] }: RuleParts<boolean>): Rule<boolean> =>
  (given) =>
    typeof given === 'boolean' ? judge(given, demands) : refused(required);

const isTextList = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.every((item) => typeof item === 'string');

export const textListRule =
  ({ required, demands = [] }: RuleParts<readonly string[]>): Rule<readonly string[]> =>
  (given) =>
    isTextList(given) && given.length > 0 ? judge(given, demands) : refused(required);

/** Nothing is an answer too. */
export const optional =
  <T>(rule: Rule<T>): Rule<T | null> =>
  (given) =>
    given === undefined || given === null ? accepted(null) : rule(given);

/** For a value that was judged before: if it does not hold now, the fault is ours. */
export const insistOn = <T>(rule: Rule<T>, given: unknown): T => {
  const verdict = rule(given);
  if (!verdict.ok) throw new Error(`A value arrived that its rule refuses: ${verdict.message}`);
  return verdict.value;
};
