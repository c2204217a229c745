/** What a rule makes of a value: the tidied value, or a message for the person who gave it. */
export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/**
 * A valid answer. The same rule validates in the browser, while the form is filled in, and on the server,
 * when it arrives. A few lines instead of a schema library, because forms are the first screen of most
 * visitors.
 */
export type Rule<T> = (given: unknown) => Verdict<T>;

export type Demand<T> = { readonly holds: (value: T) => boolean; readonly message: string };

export const accepted = <T>(value: T): Verdict<T> => ({ ok: true, value });
export const refused = (message: string): Verdict<never> => ({ ok: false, message });

const judge = <T>(value: T, demands: readonly Demand<T>[]): Verdict<T> => {
  const broken = demands.find(({ holds }) => !holds(value));
  return broken ? refused(broken.message) : accepted(value);
};

type RuleParts<T> = {
  /** The message when the value is missing or of another type. */
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

/** Text that is not a number gets another message than a missing answer. */
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

/** A missing value is valid. */
export const optional =
  <T>(rule: Rule<T>): Rule<T | null> =>
  (given) =>
    given === undefined || given === null ? accepted(null) : rule(given);

/** For a value that was validated before: if it is invalid now, the error is ours. */
export const parseOrThrow = <T>(rule: Rule<T>, given: unknown): T => {
  const verdict = rule(given);
  if (!verdict.ok) throw new Error(`A value arrived that its rule refuses: ${verdict.message}`);
  return verdict.value;
};
