import { Eye } from '@riparo/ui/icons/Eye.ts';
import { PenLine } from '@riparo/ui/icons/PenLine.ts';
import type { Viewer } from '../live/presence.ts';
import styles from './Viewers.module.css';

interface ViewersProps {
  readonly others: readonly Viewer[];
  /** The Italian pronoun for what they are viewing. */
  readonly it: 'lo' | 'la';
}

/** Who else is viewing the same thing, and whether they are writing. */
export const Viewers = ({ others, it }: ViewersProps) => (
  <div role="status">
    {others.map(({ id, name, isWriting }) => (
      <p key={id} className={styles['onlooker']}>
        {isWriting ? <PenLine size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
        {name} {isWriting ? 'sta scrivendo qui' : `${it} sta guardando`}
      </p>
    ))}
  </div>
);
