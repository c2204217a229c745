import { FileText } from '@riparo/ui/icons/FileText.ts';
import { Image } from '@riparo/ui/icons/Image.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { X } from '@riparo/ui/icons/X.ts';
import { classNames } from '@riparo/ui/class-names.ts';
import type { Upload } from './uploads.ts';
import { uploadSaid } from './upload-said.ts';
import styles from './UploadRow.module.css';

type UploadRowProps = {
  readonly upload: Upload;
  /** Null where it stays. */
  readonly onRemove: (() => void) | null;
  readonly onRetry: () => void;
};

const isPdf = ({ name }: Upload) => name.toLowerCase().endsWith('.pdf');

/** One file: what it is, how far it is, and what can be done about it. */
export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { name, state, sizeBytes, arrivedBytes, previewPath, path } = upload;
  const isTravelling = state === 'sending' || state === 'cut-off' || state === 'waiting';
  const Icon = isPdf(upload) ? FileText : Image;
  return (
    <li className={classNames(styles['row'], state === 'refused' && styles['refused'])}>
      <span className={styles['picture']}>
        {previewPath && state === 'stored' ? (
          <img src={previewPath} alt="" loading="lazy" />
        ) : (
          <Icon size={24} aria-hidden="true" />
        )}
      </span>
      <span className={styles['words']}>
        {path && state === 'stored' ? (
          <a className={styles['name']} href={path} download>
            {name}
          </a>
        ) : (
          <span className={styles['name']}>{name}</span>
        )}
        <span className={styles['said']}>{uploadSaid(upload)}</span>
        {isTravelling && (
          <progress
            className={styles['bar']}
            max={sizeBytes}
            value={arrivedBytes}
            aria-label={`Invio di ${name}`}
          />
        )}
      </span>
      <span className={styles['tools']}>
        {state === 'cut-off' && (
          <button
            type="button"
            className={styles['tool']}
            onClick={onRetry}
            aria-label={`Riprova ora: ${name}`}
          >
            <RotateCw size={20} aria-hidden="true" />
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className={styles['tool']}
            onClick={onRemove}
            aria-label={`${isTravelling || state === 'checking' ? 'Annulla l’invio di' : 'Togli'} ${name}`}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </span>
    </li>
  );
}
