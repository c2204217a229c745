import { type ReactNode, useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { problemOf } from '../../platform/api/ask.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { EditConflict } from '../../platform/parts/VersionChoice.tsx';
import { isOutcomeUnknown } from './use-case.ts';

interface Overwriting<Value> {
  readonly value: Value;
  /** The version that was read. */
  readonly version: number;
  readonly send: (value: Value, version: number) => Promise<unknown>;
  /** The server's error if another version was saved. */
  readonly conflict: string;
  readonly reload: () => Promise<(Value & { readonly version: number }) | undefined>;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/**
 * Saves over the version that was read. If the newer version was sent by this window, without receiving the
 * response, saves over that one.
 */
export function useOverwrite<Value>() {
  const unanswered = useRef<Value>(undefined);
  return async ({ value, version, send, conflict, reload, isSame }: Overwriting<Value>): Promise<void> => {
    const attempt = async (over: number) => {
      try {
        await send(value, over);
        unanswered.current = undefined;
      } catch (error) {
        if (isOutcomeUnknown(error)) unanswered.current = value;
        throw error;
      }
    };
    try {
      await attempt(version);
    } catch (error) {
      if (problemOf(error)?.code !== conflict) throw error;
      const saved = await reload();
      if (!saved || unanswered.current === undefined || !isSame(saved, unanswered.current)) throw error;
      await attempt(saved.version);
    }
  };
}

interface SavedMeanwhileProps {
  readonly author: string;
  readonly isMine: boolean;
  /** The action: `cambiato questa nota`. */
  readonly did: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The version that was saved while another was being written. */
export const SavedMeanwhile = ({ author, isMine, did, text, children }: SavedMeanwhileProps) => (
  <>
    <EditConflict>
      {isMine
        ? `Hai già ${did} in un’altra finestra: qui sotto ci sono la versione salvata e questa.`
        : `${author} ha ${did} mentre scrivevi: qui sotto ci sono la sua versione e la tua.`}
    </EditConflict>
    <div>
      <p className={styles['soft']}>
        {isMine ? 'La versione salvata' : `La versione di ${author}`}
        {children}
      </p>
      <p className={styles['letter']}>{text}</p>
    </div>
  </>
);

interface VersionButtonsProps {
  readonly isMine: boolean;
  readonly onKeep: (which: 'both' | 'written' | 'saved') => void;
}

export const VersionButtons = ({ isMine, onKeep }: VersionButtonsProps) => (
  <>
    <Button look="secondary" onClick={() => onKeep('both')}>
      Conserva entrambe
    </Button>
    <Button look="secondary" onClick={() => onKeep('written')}>
      {isMine ? 'Conserva questa' : 'Conserva la tua'}
    </Button>
    <Button look="quiet" onClick={() => onKeep('saved')}>
      {isMine ? 'Conserva quella salvata' : 'Conserva la sua'}
    </Button>
  </>
);
