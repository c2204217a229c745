import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { Trash2 } from '@riparo/ui/icons/Trash2.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import styles from './YourData.module.css';

const Deletion = lazyPart(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

/** Two rights of whoever trusts us with data: to have them all, and to have them gone. */
export function YourData() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section className={styles['data']} aria-labelledby="i-tuoi-dati">
      <h2 id="i-tuoi-dati" className={styles['title']}>
        I tuoi dati
      </h2>
      <div className={styles['right']}>
        <p>
          Scarica tutto quello che conserviamo su di te, in un file leggibile anche da un computer (JSON).
        </p>
        <a href={personalDataCall.path} download className={buttonClass('secondary', false)}>
          <Download size={20} aria-hidden="true" />
          <span>Scarica i miei dati</span>
        </a>
      </div>
      <div className={styles['right']}>
        <p>
          Puoi cancellare l’account quando vuoi: prima ti diciamo che cosa cancelliamo e che cosa resta, e per
          quanto.
        </p>
        <Button
          look="dangerQuiet"
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => setDialog('open')}
        >
          Cancella l’account
        </Button>
      </div>
      {dialog !== 'never' && (
        <Suspense>
          <Deletion.Part open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </section>
  );
}
