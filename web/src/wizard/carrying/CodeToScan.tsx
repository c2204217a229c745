import { carriedPath } from '@riparo/domain/carried-answers/paths.ts';
import { SHOWN_CODE_MINUTES } from '@riparo/domain/carried-answers/periods.ts';
import { qrCode, qrPath, QUIET_SQUARES } from '@riparo/domain/qr/qr-code.ts';
import styles from './TakeAlong.module.css';

/** The same link as a picture for the camera of a phone. */
export function CodeToScan({ token }: { readonly token: string }) {
  const code = qrCode(new URL(carriedPath(token), location.origin).href) ?? [];
  const side = code.length + 2 * QUIET_SQUARES;
  return (
    <div className={styles['code']}>
      <svg
        viewBox={`${-QUIET_SQUARES} ${-QUIET_SQUARES} ${side} ${side}`}
        role="img"
        aria-label="Codice QR per continuare sul telefono"
      >
        <path d={qrPath(code)} />
      </svg>
      <p>
        Inquadralo con la fotocamera del telefono: riprendi da qui. Vale {SHOWN_CODE_MINUTES} minuti, e chi lo
        inquadra vede le tue risposte.
      </p>
    </div>
  );
}
