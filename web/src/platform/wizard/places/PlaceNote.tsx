import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './PlaceNote.module.css';
import type { Source } from './sources.ts';
import type { Search } from './use-suggestions.ts';

const SLOW_AFTER_MS = 600;

type PlaceNoteProps = {
  readonly search: Search;
  readonly source: Source;
  readonly isOpen: boolean;
  readonly onRetry: () => void;
};

const howMany = (count: number) =>
  count === 1
    ? 'Un suggerimento: freccia giù per sceglierlo.'
    : `${count} suggerimenti: freccia giù per scegliere.`;

/** The state of the search: visible where it matters, always announced to screen readers. */
export function PlaceNote({ search, source, isOpen, onRetry }: PlaceNoteProps) {
  const isSlow = useIsSlow(search);
  const { state, suggestions } = search;
  return (
    <div data-note className={styles['note']}>
      <div role="status">
        {isSlow && 'Cerchiamo… intanto puoi continuare a scrivere.'}
        {state === 'failed' && 'I suggerimenti non arrivano: puoi scrivere tutto a mano.'}
        {state === 'found' && suggestions.length === 0 && source.nothingFound}
        {state === 'found' && isOpen && <VisuallyHidden>{howMany(suggestions.length)}</VisuallyHidden>}
      </div>
      {state === 'failed' && (
        <button type="button" className={styles['retry']} onClick={onRetry}>
          Riprova
        </button>
      )}
    </div>
  );
}

/** A quick answer needs no loading message. */
function useIsSlow({ state, text }: Search): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (state !== 'searching') return;
    const timer = setTimeout(() => setSlow(text), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, text]);
  return state === 'searching' && slow !== null;
}
