import { RotateCcw } from '@riparo/ui/icons/RotateCcw.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import styles from './WizardTools.module.css';

/** Asks first: what is forgotten does not come back. It goes with the answers, of which nothing is left. */
export function StartOver({ onStartOver }: { readonly onStartOver: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  return (
    <>
      <button type="button" className={styles['tool']} onClick={() => setAsking(true)}>
        <RotateCcw size={18} aria-hidden="true" />
        Ricomincia
      </button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title="Vuoi ricominciare da capo?"
        actions={
          <>
            <Button look="danger" onClick={onStartOver}>
              Ricomincia
            </Button>
            <Button look="secondary" onClick={stay}>
              Annulla
            </Button>
          </>
        }
      >
        <p>
          Cancelliamo da questo dispositivo tutte le risposte che hai dato qui, e riparti dalla prima domanda.
        </p>
      </Dialog>
    </>
  );
}
