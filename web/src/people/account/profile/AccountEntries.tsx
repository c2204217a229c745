import type { ReactNode, Ref } from 'react';
import styles from './AccountEntries.module.css';

export function AccountEntries({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

type AccountEntryProps = {
  /** For an entry that takes the focus when it appears. */
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly icon: ReactNode;
  readonly name: string;
  readonly detailsId: string;
  /** One line each. */
  readonly details: readonly string[];
  readonly action: ReactNode;
};

/** A device, passkey or event with its details and action. */
export function AccountEntry({ ref, icon, name, detailsId, details, action }: AccountEntryProps) {
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
