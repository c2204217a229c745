import { aboutField } from '@riparo/domain/platform/wizard/about-field.ts';
import type { Field } from '@riparo/domain/platform/wizard/definition.ts';
import { CircleAlert } from './icons/CircleAlert.ts';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './ErrorList.module.css';

export interface FieldFailure {
  /** The id of the control that the link leads to. */
  readonly id: string;
  /** The exact message at the field. */
  readonly message: string;
  /** Put before a message that does not name its field. */
  readonly field?: Pick<Field, 'label' | 'group'>;
}

export type ErrorListProps = {
  readonly errors: readonly FieldFailure[];
  readonly mayTakeFocus: () => boolean;
};

export function ErrorList({ errors, mayTakeFocus }: ErrorListProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const listId = useId();

  useEffect(() => {
    if (mayTakeFocus()) box.current?.focus();
    // It is mounted again with each attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    // Not an alert: moving the focus here reads it out, and an alert would repeat it.
    <div
      ref={box}
      className={styles['summary']}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
      tabIndex={-1}
    >
      <CircleAlert className={styles['icon']} size={24} aria-hidden="true" />
      <h2 id={titleId} className={styles['title']}>
        {errors.length === 1 ? 'C’è una cosa da correggere' : `Ci sono ${errors.length} cose da correggere`}
      </h2>
      <ul id={listId} className={styles['list']}>
        {errors.map(({ id, message, field }) => {
          const about = field && aboutField(field, message);
          return (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {about && <span className={styles['about']}>{about}: </span>}
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Without a new history entry, and with the field's label in view. */
function goToField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field?.closest('fieldset');
  (label ?? field)?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}
