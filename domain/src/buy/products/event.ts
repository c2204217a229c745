import { type Cents, cents } from '../../platform/values/money.ts';
import type { Cover } from './cover.ts';
import type { Article } from './articles.ts';

/** The size of an event: its cost in cents, or its duration. */
export type EventSize = {
  readonly unit: 'cents' | 'nights' | 'days';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value the example starts with. */
  readonly initial: number;
};

/** What is paid; `of` names the variant of a product. */
export type Payment = { readonly of?: string; readonly paidCents: Cents };

export type Source = { readonly article: Article; readonly name?: string; readonly text: string };

/** An event that may happen to the insured, and what the conditions pay for it. */
export type CoveredEvent = {
  readonly key: string;
  readonly name: string;
  readonly size: EventSize;
  /**
   * Whose money it is: the insured's own cost, damage claimed by others, or a fixed sum that needs no bill.
   */
  readonly gives: 'refund' | 'liability' | 'sum';
  /** By size, on the conditions alone; nothing if the event is excluded. */
  readonly pays: (size: number) => readonly Payment[];
  /** Wording for an event within the waiting period, and after it. */
  readonly waiting?: { readonly tooEarly: string; readonly later: string };
  readonly sources: readonly [Source, ...Source[]];
};

export type ProductEvents = { readonly events: readonly CoveredEvent[] };

export type Outcome = Payment & {
  /** What the insured bears; null if there is no bill. */
  readonly ownShareCents: Cents | null;
};

/** The outcome of an event of some size, before or after the waiting period. */
export const outcomesOf = (event: CoveredEvent, size: number, isTooEarly = false): readonly Outcome[] =>
  event.pays(size).map(({ paidCents, ...of }) => {
    const paid = isTooEarly ? cents(0) : paidCents;
    return { ...of, paidCents: paid, ownShareCents: event.gives === 'sum' ? null : cents(size - paid) };
  });

/** For events that are not covered. */
export const noPayment = (): readonly Payment[] => [{ paidCents: cents(0) }];

/** The guarantee with this name, as the conditions word it. */
export const guaranteeNamed = ({ guarantees }: Cover, name: string): Source => {
  const found = guarantees.find((each) => each.name === name);
  if (!found) throw new RangeError(`no such guarantee: ${name}`);
  return { article: 'covered', name: `${found.name} (${found.limit})`, text: found.text };
};

const sentenceWith = (article: Article, sentences: readonly string[], words: string): Source => {
  const text = sentences.find((each) => each.includes(words));
  if (!text) throw new RangeError(`no such sentence: ${words}`);
  return { article, text };
};

/** The sentence about limits or exclusions that contains these words. */
export const limitIn = ({ limits }: Cover, words: string) => sentenceWith('limits', limits, words);
export const exclusionIn = ({ exclusions }: Cover, words: string) =>
  sentenceWith('notCovered', exclusions, words);
