import { resumeLinkPath } from '@riparo/domain/understand/resume-link/paths.ts';
import { SHOWN_CODE_MINUTES } from '@riparo/domain/understand/resume-link/periods.ts';
import { qrDrawing } from '@riparo/domain/platform/values/qr-drawing.ts';
import styles from './TransferAnswers.module.css';

/** The same link as a QR code. */
export function CodeToScan({ token }: { readonly token: string }) {
  const { side, path } = qrDrawing(new URL(resumeLinkPath(token), location.origin).href);
  return (
    <div className={styles['code']}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label="Codice QR per continuare sul telefono">
        <path d={path} />
      </svg>
      <p>
        Inquadralo con la fotocamera del telefono: riprendi da qui. Vale {SHOWN_CODE_MINUTES} minuti, e chi lo
        inquadra vede le tue risposte.
      </p>
    </div>
  );
}
