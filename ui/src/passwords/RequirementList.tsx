import type { PasswordRequirement } from '@riparo/domain/platform/person/password.ts';
import { Check } from '../icons/Check.ts';
import { Circle } from '../icons/Circle.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './RequirementList.module.css';

interface RequirementListProps {
  readonly id: string;
  readonly requirements: readonly PasswordRequirement[];
  /** Unknown until the form is submitted. */
  readonly isCheckedLater: boolean;
}

/** The requirements for a new password, ticked while it is typed. */
export function RequirementList({ id, requirements, isCheckedLater }: RequirementListProps) {
  return (
    <ul id={id} className={styles['rules']}>
      {requirements.map(({ label, isMet }) => (
        <li key={label} className={styles['rule']} data-holds={isMet === true}>
          {isMet ? <Check size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
          <span>
            {label}
            {isMet === null && isCheckedLater && ' (lo controlliamo quando continui)'}
            {isMet && <VisuallyHidden>: fatto</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  );
}
