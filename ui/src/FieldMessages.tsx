import { CircleAlert } from './icons/CircleAlert.ts';
import type { ReactNode } from 'react';
import { errorId, hintId } from './field-wiring.ts';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={hintId(id)} className={styles['hint']}>
      {children}
    </p>
  );
}

const MAILBOX = /(\S+@\S+\.\w+)/;

export const withMailLinks = (text: ReactNode) =>
  typeof text === 'string' && text.includes('@')
    ? text.split(MAILBOX).map((part) =>
        MAILBOX.test(part) ? (
          <a key={part} href={`mailto:${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )
    : text;

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={errorId(id)} className={styles['error']}>
      <CircleAlert size={17} aria-hidden="true" />
      <span>
        <VisuallyHidden>Errore: </VisuallyHidden>
        {withMailLinks(children)}
      </span>
    </p>
  );
}
