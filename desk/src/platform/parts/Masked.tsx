import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { showFailure } from '../api/show-failure.ts';
import { useCan } from '../session/session.ts';
import styles from './Masked.module.css';

interface MaskedProps {
  /** With its article. */
  readonly name: string;
  readonly value: string;
  readonly isMasked: boolean;
  readonly show: () => Promise<string>;
  readonly children: (shown: string) => ReactNode;
}

/** Hidden until «Mostra» is clicked, which is logged. */
export function Masked({ name, value, isMasked, show, children }: MaskedProps) {
  const canShow = useCan('show-personal-data');
  const showing = useMutation({ mutationFn: show, onError: showFailure });
  const shown = isMasked ? showing.data : value;
  if (shown !== undefined) return children(shown);
  return (
    <span className={styles['masked']}>
      <span>{value}</span>
      {canShow && (
        <Button
          look="secondary"
          busy={showing.isPending}
          aria-label={`Mostra ${name}`}
          title="Ogni dato mostrato è annotato nel registro"
          onClick={() => showing.mutate()}
        >
          Mostra
        </Button>
      )}
    </span>
  );
}
