import { type Cents, cents } from '../../platform/values/money.ts';
import type { Cover } from './cover.ts';
import type { Article } from './articles.ts';

/** What is asked about an event: what it costs, in cents, or how long it lasts. */
export type EventSize = {
  readonly unit: 'cents' | 'nights' | 'days';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What the example is worked out for. */
  readonly initial: number;
};

/** What is paid; `of` tells variants of a product apart. */
export type Payment = { readonly of?: string; readonly paidCents: Cents };

/** A sentence of the conditions, and the article in which it stands. */
export type Source = { readonly article: Article; readonly name?: string; readonly text: string };

/** Something that may happen to whoever is covered, and what the conditions pay for it. */
export type CoveredEvent = {
  readonly key: string;
  /** What happens, in a few words. */
  readonly name: string;
  readonly size: EventSize;
  /** Whose money it is: a cost of one's own, a damage that others ask for, or a sum that depends on no bill. */
  readonly gives: 'refund' | 'liability' | 'sum';
  /** By size, on the conditions alone; nothing where it is excluded. */
  readonly pays: (size: number) => readonly Payment[];
  /** When it is too early for it to be paid, and from when on it is. */
  readonly waiting?: { readonly tooEarly: string; readonly later: string };
  readonly sources: readonly [Source, ...Source[]];
};

export type ProductEvents = { readonly events: readonly CoveredEvent[] };

export type Outcome = Payment & {
  /** What stays with whoever is covered; null where there is no bill to begin with. */
  readonly keptCents: Cents | null;
};

/** What comes of an event of some size, before or after the waiting time. */
export const outcomesOf = (event: CoveredEvent, size: number, isTooEarly = false): readonly Outcome[] =>
  event.pays(size).map(({ paidCents, ...of }) => {
    const paid = isTooEarly ? cents(0) : paidCents;
    return { ...of, paidCents: paid, keptCents: event.gives === 'sum' ? null : cents(size - paid) };
  });

/** What is not covered is paid to nobody. */
export const paysNothing = (): readonly Payment[] => [{ paidCents: cents(0) }];

/** The guarantee of a name, as the conditions say it. */
export const guaranteeIn = ({ guarantees }: Cover, name: string): Source => {
  const found = guarantees.find((each) => each.name === name);
  if (!found) throw new RangeError(`no such guarantee: ${name}`);
  return { article: 'covered', name: `${found.name} (${found.limit})`, text: found.text };
};

const sentenceWith = (article: Article, sentences: readonly string[], words: string): Source => {
  const text = sentences.find((each) => each.includes(words));
  if (!text) throw new RangeError(`no such sentence: ${words}`);
  return { article, text };
};

/** The sentence about limits, or about what is not covered, in which some words stand. */
export const limitIn = ({ limits }: Cover, words: string) => sentenceWith('limits', limits, words);
export const exclusionIn = ({ exclusions }: Cover, words: string) =>
  sentenceWith('notCovered', exclusions, words);
