import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import lines from '../../platform/parts/waiting-lines.module.css';

type Summary = {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  /** The line under its name. */
  readonly about?: string;
  /** Its state, and when something is due. */
  readonly state: ReactNode;
};

const MAX_WAITING = 5;

interface CasesWaitingProps {
  readonly title: string;
  readonly all: ReactNode;
  readonly cases: readonly Summary[];
}

/** The most urgent cases of a kind, on the start page; nothing if there are none. */
export const CasesWaiting = ({ title, all, cases }: CasesWaitingProps) =>
  cases.length > 0 && (
    <Panel title={title} aside={all}>
      <ul className={lines['lines']}>
        {cases.slice(0, MAX_WAITING).map(({ id, to, name, state }) => (
          <li key={id}>
            <Link to={to} className={lines['line'] ?? ''}>
              <span className={lines['name']}>{name}</span>
              {state}
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );

/** The cases of a kind that belong to one person or deal, on its page; nothing if there are none. */
export const CasesOf = ({ title, cases }: Omit<CasesWaitingProps, 'all'>) =>
  cases.length > 0 && (
    <Panel title={title}>
      <ul className={styles['rows']}>
        {cases.map(({ id, to, name, about, state }) => (
          <li key={id} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={to}>{name}</Link>
              <span className={styles['soft']}>{about}</span>
            </span>
            <span className={styles['buttons']}>{state}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
