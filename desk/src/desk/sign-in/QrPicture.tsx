import { qrDrawing } from '@riparo/domain/platform/values/qr-drawing.ts';
import styles from './QrPicture.module.css';

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, dark on light in both themes: some readers know no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { side, path } = qrDrawing(text);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
