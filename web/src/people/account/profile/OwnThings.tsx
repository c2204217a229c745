import type { ReactNode, Ref } from 'react';
import styles from './OwnThings.module.css';

export function OwnThings({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

type OwnThingProps = {
  /** For what takes the focus once it is on the screen. */
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly icon: ReactNode;
  readonly name: string;
  readonly detailsId: string;
  /** A line each. */
  readonly details: readonly string[];
  readonly action: ReactNode;
};

/** One device, passkey or event: what it is, when, and what can be done about it. */
export function OwnThing({ ref, icon, name, detailsId, details, action }: OwnThingProps) {
  return (
    <li ref={ref} {...(ref && { tabIndex: -1 })} className={styles['thing']}>
      {icon}
      <span className={styles['words']}>
        <strong>{name}</strong>
        <span id={detailsId} className={styles['details']}>
          {details.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
      {action}
    </li>
  );
}
