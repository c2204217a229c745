import { RotateCw } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { DealNotice } from '../../ops/DealNotice.tsx';
import { OnTheSlopes } from '../../pictures/OnTheSlopes.tsx';
import styles from '../../success/Verifying.module.css';

type VerifyingProps = { readonly isOver: boolean; readonly onAskAgain: () => void };

/** Until the bank has confirmed: that a page was opened proves nothing. */
export function Verifying({ isOver, onAskAgain }: VerifyingProps) {
  return (
    <DealNotice picture={<OnTheSlopes />}>
      <h1 tabIndex={-1}>Stiamo preparando la tua polizza</h1>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status" className={styles['status']}>
        {isOver ? (
          <p>
            Ci vuole più del solito. Se hai pagato non serve rifarlo: appena arriva la conferma ti mandiamo i
            documenti per e-mail, anche se chiudi questa pagina.
          </p>
        ) : (
          <p className={styles['line']}>
            <Spinner size="small" />
            Chiediamo conferma alla banca: di solito bastano pochi secondi. Resta su questa pagina.
          </p>
        )}
      </div>
      {isOver && (
        <div>
          <Button icon={<RotateCw size={20} aria-hidden="true" />} onClick={onAskAgain}>
            Controlla di nuovo
          </Button>
        </div>
      )}
    </DealNotice>
  );
}
