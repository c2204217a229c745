import type { Answer, Answers, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { useRef } from 'react';

type TidyingOptions = {
  readonly wizard: Wizard;
  /** The field that is left. */
  readonly name: string;
  readonly current: () => Partial<Answers>;
  readonly fill: (values: Answers) => void;
};

/**
 * Applies a step's tidying when a field is left, not only at submission: a number typed with its street moves
 * to its own field.
 */
export function useTidying({ wizard, name, current, fill }: TidyingOptions) {
  /** Texts moved into other fields: nobody typed them there, so the next one may replace them. */
  const moved = useRef<Partial<Answers>>({});

  return () => {
    const now = current();
    const typed = Object.fromEntries(
      Object.entries(now).filter(([each, answer]) => each === name || moved.current[each] !== answer),
    );
    const step = wizard.steps.find(({ fields }) => fields.some((field) => field.name === name));
    const tidied = step?.tidy?.(typed) ?? typed;
    const changes = Object.entries(tidied).flatMap(([each, answer]): [string, Answer][] =>
      answer === undefined || typed[each] === answer ? [] : [[each, answer]],
    );
    if (changes.length === 0) return;
    const changed = Object.fromEntries(changes);
    moved.current = changed;
    fill(changed);
  };
}
