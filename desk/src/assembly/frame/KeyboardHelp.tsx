import { useState } from 'react';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { useCan } from '../../platform/session/session.ts';
import styles from './KeyboardHelp.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl K', 'Vai a una persona, una pratica, un sinistro, un reclamo, una schermata'],
  ['o', 'Oggi'],
  ['r', 'Richieste'],
  ['d', 'Pratiche'],
  ['/', 'Cerca'],
  ['j', 'Riga seguente'],
  ['k', 'Riga precedente'],
  ['Invio', 'Apri la riga scelta'],
  ['?', 'Questo aiuto'],
];

export function useKeyboardHelp() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, show: () => setOpen(true), hide: () => setOpen(false) };
}

interface KeyboardHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the desk works, and its keyboard shortcuts. */
export function KeyboardHelp({ open, onClose }: KeyboardHelpProps) {
  const canWork = useCan('work-requests');
  const shown = canWork ? [['p', 'Prendi la prossima'] as const, ...keys] : keys;
  return (
    <Dialog open={open} onClose={onClose} title="Come funziona il banco">
      <Stack>
        <p>
          Ogni richiesta ha un’ora entro cui abbiamo promesso di chiamare. La coda comincia da quella che
          scade prima: chi la prende chiama la persona e scrive l’esito, e il cliente vede chi lo chiama.
        </p>
        <p>
          Ogni sinistro ha una data entro cui dobbiamo dare notizie a chi l’ha denunciato: vale un messaggio,
          una richiesta di documenti o un passo avanti. Se pagare lo decide la compagnia; tu controlli che ci
          sia tutto e le trasmetti il fascicolo. Nelle foto <Key>+</Key> e <Key>-</Key> cambiano la grandezza,{' '}
          <Key>r</Key> gira, <Key>j</Key> e <Key>k</Key> vanno alla seguente e alla precedente, <Key>Esc</Key>{' '}
          chiude.
        </p>
        <p>
          A un reclamo si risponde entro 45 giorni da quando arriva: al trentesimo e al quarantesimo il banco
          avvisa. Risponde un responsabile: salva la bozza, controlla la lettera e la manda; la lettera indica
          già a chi ci si può rivolgere dopo.
        </p>
        <dl className={styles['keys']}>
          {shown.map(([key, meaning]) => (
            <div key={key} className={styles['line']}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
