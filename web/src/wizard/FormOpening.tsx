import { leadOf, type Step, titleOf } from '@riparo/domain/wizard/definition.ts';
import type { RefObject } from 'react';
import styles from './FormOpening.module.css';

type FormOpeningProps = {
  readonly form: Step;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** What a form is about, above the form: there before it is known whose it is. */
export function FormOpening({ form, heading }: FormOpeningProps) {
  return (
    <div className={styles['opening']}>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf(form, {})}
      </h1>
      <p className={styles['lead']}>{leadOf(form, {})}</p>
    </div>
  );
}
