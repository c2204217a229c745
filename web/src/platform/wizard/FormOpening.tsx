import { type Answers, leadOf, type Step, titleOf } from '@riparo/domain/platform/wizard/definition.ts';
import type { RefObject } from 'react';
import styles from './FormOpening.module.css';

type FormOpeningProps = {
  readonly form: Step;
  readonly answers?: Answers;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

const noAnswers: Answers = {};

/** The question and its reason. A page may show it above its form before it knows whose form it is. */
export function FormOpening({ form, answers = noAnswers, heading }: FormOpeningProps) {
  const lead = leadOf(form, answers);
  return (
    <div className={styles['opening']}>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf(form, answers)}
      </h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
