import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './ErrorList.module.css';

export interface FieldFailure {
  /** Id of the control that the link leads to. */
  readonly id: string;
  readonly message: string;
}

export function ErrorList({ errors }: { readonly errors: readonly FieldFailure[] }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} className={styles['summary']} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles['title']}>
        {errors.length === 1 ? 'C’è una cosa da correggere' : `Ci sono ${errors.length} cose da correggere`}
      </h2>
      <ul className={styles['list']}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {message}
            </a>
          </li>
        ))}
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
