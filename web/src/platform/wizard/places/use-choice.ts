import type { Answers, PlaceField, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import type { PlacePart } from '@riparo/domain/platform/wizard/filling.ts';
import { useRef } from 'react';
import { meantBy, type Suggestion } from './suggestion.ts';

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

/** What a chosen suggestion puts into other fields, and how long that holds. */
export function useChoice({ wizard, field, current, fill }: ChoiceOptions) {
  /** What the last choice put elsewhere; null: no choice of this visit, perhaps one of before a reload. */
  const filled = useRef<Answers | null>(null);

  const targets = Object.entries(field.fills);
  // Of its own step: what it fills may be asked openly there and stand hidden in another one.
  const step = wizard.steps.find(({ fields }) =>
    fields.some(({ kind, name }) => kind === 'place' && name === field.name),
  );
  const hidden = new Set(step?.fields.flatMap(({ kind, name }) => (kind === 'hidden' ? [name] : [])));
  const hiddenTargets = targets.map(([name]) => name).filter((name) => hidden.has(name));
  const isChosen = () => hiddenTargets.some((name) => textOf(current(), name) !== '');
  const empty = (names: readonly string[]) => fill(Object.fromEntries(names.map((name) => [name, null])));
  /** What stands there and was typed: what a choice has put there is nobody's word. */
  const typedIn = (now: Partial<Answers>, name: string) =>
    filled.current?.[name] === textOf(now, name) ? '' : textOf(now, name);

  const choose = ({ text, parts }: Suggestion) => {
    const now = current();
    const told: [string, string][] = targets.flatMap(([name, part]) => {
      const value = parts[part];
      return value === undefined ? [] : [[name, value]];
    });
    // What somebody typed stays theirs, also where the choice says the same.
    filled.current = Object.fromEntries(
      told.filter(([name, value]) => typedIn(now, name).toUpperCase() !== value.toUpperCase()),
    );
    fill({ ...Object.fromEntries(told), [field.name]: text });
  };

  return {
    choose,

    /** The province that somebody typed; empty where none stands, or one that a choice has put there. */
    typedProvince: () => {
      const [name = ''] = targets.find(([, part]) => part === 'province') ?? [];
      return typedIn(current(), name);
    },

    /** The text changed: what the choice filled, and nobody changed since, goes with it. */
    forget: () => {
      if (!isChosen()) return;
      const before = filled.current;
      const now = current();
      filled.current = null;
      empty(targets.map(([name]) => name).filter((name) => !before || before[name] === textOf(now, name)));
    },

    /** Somebody changed a field that the choice had filled: what only the choice knew no longer holds. */
    doubt: () => {
      if (isChosen()) empty(hiddenTargets);
    },

    /** A whole name, with what was typed beside it, may leave one suggestion only: that is then meant. */
    understand: (suggestions: readonly Suggestion[], typed: string) => {
      if (isChosen()) return;
      const now = current();
      const beside = targets.map(([name, part]): [PlacePart, string] => [part, typedIn(now, name)]);
      const meant = meantBy(suggestions, typed, Object.fromEntries(beside));
      if (meant) choose(meant);
    },
  };
}
