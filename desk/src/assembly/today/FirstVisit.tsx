import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { useState } from 'react';
import { attempt } from '@riparo/ui/attempt.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useSession } from '../../platform/session/session.ts';
import styles from './FirstVisit.module.css';

const keptAs = (id: string) => `${brand.cookiePrefix}:desk-welcomed:${id}`;

/** How the desk works, until whoever reads it says that they have. */
export function FirstVisit() {
  const { id } = useSession();
  const [isKnown, setKnown] = useState(() => attempt(() => localStorage.getItem(keptAs(id))) === 'yes');
  if (isKnown) return null;
  const close = () => {
    attempt(() => localStorage.setItem(keptAs(id), 'yes'));
    setKnown(true);
  };
  return (
    <Panel title="È la prima volta che vieni qui">
      <ol className={styles['steps']}>
        <li>
          Chi ci lascia il telefono riceve una promessa: <strong>ti chiamiamo entro un’ora precisa</strong>.
          La coda comincia da chi scade prima.
        </li>
        <li>
          Con <strong>Prendi la prossima</strong> (<Key>p</Key>) la richiesta è tua e vedi il telefono. Il
          cliente vede che lo chiami tu.
        </li>
        <li>
          Dopo la chiamata scrivi l’esito. Se nessuno risponde, la richiesta torna da sola dopo due ore di
          apertura.
        </li>
        <li>
          Tutto si fa anche da tastiera: premi <Key>?</Key> per i tasti.
        </li>
      </ol>
      <div>
        <Button look="secondary" onClick={close}>
          Ho capito
        </Button>
      </div>
    </Panel>
  );
}
