import type { Answer, Answers, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { useRef } from 'react';

type TidyingOptions = {
  readonly wizard: Wizard;
  /** Of the field that is left. */
  readonly name: string;
  readonly current: () => Partial<Answers>;
  readonly fill: (values: Answers) => void;
};

/** Shows at once what a step would make of its answers when it is sent: a number typed with its street, in its own box. */
export function useTidying({ wizard, name, current, fill }: TidyingOptions) {
  /** What was put into other boxes: nobody's word, and free for the next time. */
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
