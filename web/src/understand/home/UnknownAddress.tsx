import { Alert } from '@riparo/ui/Alert.tsx';
import { part } from '../../platform/page/part.ts';
import styles from './UnknownAddress.module.css';

/** Said first to whoever typed or followed an address that is none of ours: `tell-unknown-address.ts` puts it in. */
export function UnknownAddress() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs
    <div role="status" {...part('unknown-address')}>
      <template>
        <div className={styles['said']}>
          <Alert tone="info">
            <p>
              <strong>Questa pagina non c’è.</strong> L’indirizzo «<span data-fill="address" />» non è nostro,
              o non lo è più: controlla com’è scritto. Intanto eccoti alla home.
            </p>
          </Alert>
        </div>
      </template>
    </div>
  );
}
