import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { Copy } from '@riparo/ui/icons/Copy.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shown once: continuing confirms that they are saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const text = `${codes.join('\n')}\n`;

  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'success', text: 'I codici sono negli appunti: incollali in un posto sicuro.' }),
      () => notify({ kind: 'error', text: 'Il browser non li ha copiati: scaricali o scrivili.' }),
    );

  return (
    <Stack>
      <Alert tone="warning">
        <p>
          Servono se perdi il dispositivo. Ognuno vale una volta, e li vedi solo adesso: mettili in un posto
          sicuro, non tra le e-mail.
        </p>
      </Alert>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Stack direction="row" gap={2}>
        <Button look="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={copy}>
          Copia
        </Button>
        <a
          className={styles['download']}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`codici-di-recupero-${brand.name.toLowerCase()}.txt`}
        >
          <Download size={18} aria-hidden="true" /> Scarica
        </a>
      </Stack>
      <Checkbox
        id="saved"
        checked={isSaved}
        onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
        error={isAsked && !isSaved ? 'Salva i codici e conferma qui: non li vedrai più.' : undefined}
      >
        Ho salvato i dieci codici.
      </Checkbox>
      <Button wide onClick={() => (isSaved ? onSaved() : setAsked(true))}>
        Vai al banco
      </Button>
    </Stack>
  );
}
