import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import styles from './Nothing.module.css';

type LostPartProps = { readonly what: string; readonly onRetry: () => void };

/** Shown instead of data that failed to load. */
export function FailedPart({ what, onRetry }: LostPartProps) {
  return (
    <Card>
      <div className={styles['nothing']}>
        <p role="alert">
          <strong>Non riusciamo a caricare {what}.</strong> È tutto al sicuro.
        </p>
        <Button look="secondary" onClick={onRetry}>
          Riprova
        </Button>
      </div>
    </Card>
  );
}
