import { Button } from '@riparo/ui/Button.tsx';
import { ChangedMeanwhile } from '../../platform/parts/VersionChoice.tsx';
import styles from './claim-parts.module.css';
import type { OneClaim } from './use-claim.ts';

interface MeanwhileProps {
  readonly lines: OneClaim['timeline'];
  readonly onSeen: () => void;
}

/** Somebody was quicker: what they did, before anything is done over it. */
export function Meanwhile({ lines, onSeen }: MeanwhileProps) {
  return (
    <div className={styles['papers']}>
      <ChangedMeanwhile>
        Il sinistro è stato aggiornato: controlla le novità prima di continuare.
      </ChangedMeanwhile>
      <ul className={styles['list']}>
        {lines.map(({ at, actor, text, detail }) => (
          <li key={`${at} ${text}`}>
            <strong>{actor}</strong> {text}
            {detail && `: ${detail}`}
          </li>
        ))}
      </ul>
      <div>
        <Button look="secondary" onClick={onSeen}>
          Ho controllato, continuo
        </Button>
      </div>
    </div>
  );
}
