import type { Answers, PlaceField, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import type { PlacePart } from '@riparo/domain/platform/wizard/filling.ts';
import { useRef } from 'react';
import { matchByName, type Suggestion } from './suggestion.ts';

type ChoiceOptions = {
  readonly wizard: Wizard;
  readonly field: PlaceField;
  readonly current: () => Partial<Answers>;
  readonly fill: (values: Answers) => void;
};

const textOf = (answers: Partial<Answers>, name: string) => {
  const answer = answers[name];
  return typeof answer === 'string' ? answer : '';
};

/** What a chosen suggestion fills into other fields, and how long that is valid. */
export function useChoice({ wizard, field, current, fill }: ChoiceOptions) {
  /** What the last choice filled in; null: no choice in this visit, perhaps one before a reload. */
  const filled = useRef<Answers | null>(null);

  const targets = Object.entries(field.fills);
  // The step of the field itself: what it fills in may be visible there and hidden in another.
  const step = wizard.steps.find(({ fields }) =>
    fields.some(({ kind, name }) => kind === 'place' && name === field.name),
  );
  const hidden = new Set(step?.fields.flatMap(({ kind, name }) => (kind === 'hidden' ? [name] : [])));
  const hiddenTargets = targets.map(([name]) => name).filter((name) => hidden.has(name));
  const isChosen = () => hiddenTargets.some((name) => textOf(current(), name) !== '');
  const empty = (names: readonly string[]) => fill(Object.fromEntries(names.map((name) => [name, null])));
  /** Typed values only: what a choice filled in does not count. */
  const typedIn = (now: Partial<Answers>, name: string) =>
    filled.current?.[name] === textOf(now, name) ? '' : textOf(now, name);

  const choose = ({ text, parts }: Suggestion) => {
    const now = current();
    const chosen: [string, string][] = targets.flatMap(([name, part]) => {
      const value = parts[part];
      return value === undefined ? [] : [[name, value]];
    });
    // Typed text stays, even where the choice says the same.
    filled.current = Object.fromEntries(
      chosen.filter(([name, value]) => typedIn(now, name).toUpperCase() !== value.toUpperCase()),
    );
    fill({ ...Object.fromEntries(chosen), [field.name]: text });
  };

  return {
    choose,

    /** The typed province; empty if there is none or a choice filled it in. */
    typedProvince: () => {
      const [name = ''] = targets.find(([, part]) => part === 'province') ?? [];
      return typedIn(current(), name);
    },

    /** The text changed: clear what the choice filled in, unless it was edited since. */
    forget: () => {
      if (!isChosen()) return;
      const before = filled.current;
      const now = current();
      filled.current = null;
      empty(targets.map(([name]) => name).filter((name) => !before || before[name] === textOf(now, name)));
    },

    /** A field filled in by the choice was edited: what only the choice knew is no longer valid. */
    doubt: () => {
      if (isChosen()) empty(hiddenTargets);
    },

    /** A full name plus the other fields may leave a single suggestion: choose it. */
    understand: (suggestions: readonly Suggestion[], typed: string) => {
      if (isChosen()) return;
      const now = current();
      const beside = targets.map(([name, part]): [PlacePart, string] => [part, typedIn(now, name)]);
      const meant = matchByName(suggestions, typed, Object.fromEntries(beside));
      if (meant) choose(meant);
    },
  };
}
