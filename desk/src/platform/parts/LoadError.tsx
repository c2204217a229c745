import { CloudOff } from '@riparo/ui/icons/CloudOff.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { messageOf } from '../api/ask.ts';
import { EmptyState } from './EmptyState.tsx';

interface LoadErrorProps {
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of data that could not be read. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={what}>
        <p>{messageOf(error)}</p>
        <Button look="secondary" onClick={onRetry}>
          Riprova
        </Button>
      </EmptyState>
    </div>
  );
}
