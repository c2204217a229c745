import { qrCode, qrPath, QUIET_SQUARES } from '@riparo/domain/qr/qr-code.ts';
import styles from './QrPicture.module.css';

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, dark on light in both themes: some readers know no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  const code = qrCode(text);
  if (!code) return null;
  const size = code.length + 2 * QUIET_SQUARES;
  return (
    <svg
      className={styles['code']}
      viewBox={`${-QUIET_SQUARES} ${-QUIET_SQUARES} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET_SQUARES} y={-QUIET_SQUARES} width={size} height={size} fill="#fff" />
      <path d={qrPath(code)} fill="#000" />
    </svg>
  );
}
