import { LockKeyhole, Sun, UserRound } from 'lucide-react';
import { promises } from '../../texts/home.ts';
import { Band } from './Band.tsx';
import styles from './Promises.module.css';

const icons = { open: Sun, person: UserRound, data: LockKeyhole } as const;

export function Promises() {
  return (
    <Band id="promises" title="Tre promesse, messe per iscritto">
      <ul className={styles['promises']}>
        {promises.map(({ key, title, text }) => {
          const Icon = icons[key];
          return (
            <li key={key} className={styles['promise']}>
              <Icon className={styles['icon']} size={28} aria-hidden="true" />
              <h3>{title}</h3>
              <p className={styles['text']}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
