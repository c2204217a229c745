import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import styles from './AnotherCode.module.css';

type AnotherCodeProps = { readonly token: string; readonly onOutdated: () => void };

/** A code that does not come, is too old or was mistyped too often is replaced. */
export function AnotherCode({ token, onOutdated }: AnotherCodeProps) {
  const [isBusy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    const result = await callApi(requestSignatureCodeCall, { params: { token } });
    setBusy(false);
    if (result.ok)
      return notify({
        kind: 'success',
        text: 'Ti abbiamo mandato un altro codice: quello di prima non vale più.',
      });
    if (result.problem.code === 'not-to-sign') return onOutdated();
    notify({ kind: 'error', text: `Non abbiamo mandato un altro codice. ${result.problem.message}` });
  };

  return (
    <div className={styles['another']}>
      <p>Il codice non arriva, è scaduto o l’hai sbagliato più volte?</p>
      <Button look="secondary" busy={isBusy} onClick={() => void ask()}>
        Manda un altro codice
      </Button>
    </div>
  );
}
