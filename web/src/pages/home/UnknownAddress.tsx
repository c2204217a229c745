import { useEffect } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { SaidOnArrival } from '../../ui/SaidOnArrival.tsx';
import styles from './UnknownAddress.module.css';

const LONGEST = 60;

/** Said first to whoever typed or followed an address that is none of ours. */
export function UnknownAddress({ address }: { readonly address: string }) {
  // Said once: after a reload it is no news.
  useEffect(() => history.replaceState(null, ''), []);
  const shown = address.length > LONGEST ? `${address.slice(0, LONGEST)}…` : address;
  return (
    <div className={styles['said']}>
      <SaidOnArrival>
        <Alert tone="info">
          <p>
            <strong>Questa pagina non c’è.</strong> L’indirizzo «{shown}» non è nostro, o non lo è più:
            controlla com’è scritto. Intanto eccoti alla home.
          </p>
        </Alert>
      </SaidOnArrival>
    </div>
  );
}
