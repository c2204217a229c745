import { FILES_OFFERED, MAX_FILES } from '@riparo/domain/care/files/limits.ts';
import { Camera } from '@riparo/ui/icons/Camera.ts';
import { ImagePlus } from '@riparo/ui/icons/ImagePlus.ts';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { AnnouncedWhenChanged } from '@riparo/ui/AnnouncedWhenChanged.tsx';
import styles from './FilePicker.module.css';
import { uploadsInWords, uploadInWords } from './upload-in-words.ts';
import type { Upload, Uploads } from './uploads.ts';
import { useUploads } from './uploads-by-token.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { Image } from '@riparo/ui/icons/Image.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { X } from '@riparo/ui/icons/X.ts';
import { classNames } from '@riparo/ui/class-names.ts';

type UploadRowProps = {
  readonly upload: Upload;
  /** Null for files that cannot be removed. */
  readonly onRemove: (() => void) | null;
  readonly onRetry: () => void;
};

const isPdf = ({ name }: Upload) => name.toLowerCase().endsWith('.pdf');

/** One file: its name, its progress and its actions. */
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
        <span className={styles['said']}>{uploadInWords(upload)}</span>
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

type FilePickerProps = {
  readonly uploads: Uploads;
  /** The requested document it answers, if any. */
  readonly paperId?: string | null;
  /** The label of the list. */
  readonly label: string;
  /** Sent files cannot be removed. */
  readonly isKept?: boolean;
  /** No more files can be added. */
  readonly isClosed?: boolean;
};

/** Photos and documents: each is sent as soon as it is chosen, and the list shows its progress. */
export function FilePicker({
  uploads,
  paperId = null,
  label,
  isKept = false,
  isClosed = false,
}: FilePickerProps) {
  const id = useId();
  const list = useUploads(uploads).filter((upload) => upload.paperId === paperId);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(currentTarget.files ?? [])], paperId);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  const ways = useRef<HTMLInputElement>(null);
  const isRemoving = useRef(false);
  // The pressed button disappears with its file: move the keyboard focus to the picker.
  useEffect(() => {
    if (isRemoving.current) ways.current?.focus();
    isRemoving.current = false;
  });
  const remove = (upload: Upload) => {
    isRemoving.current = true;
    uploads.remove(upload.id);
  };
  const counted = list.filter(({ state }) => state !== 'refused').length;
  const isFull = counted >= MAX_FILES;

  return (
    <div className={styles['picker']}>
      {list.length > 0 && (
        <ul className={styles['list']} aria-label={label}>
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={isKept && upload.state === 'stored' ? null : () => remove(upload)}
              onRetry={() => uploads.tryAgain(upload.id)}
            />
          ))}
        </ul>
      )}
      <AnnouncedWhenChanged text={uploadsInWords(list)} />
      {isClosed ? null : isFull ? (
        <p className={styles['full']}>Hai aggiunto {MAX_FILES} file: sono il massimo.</p>
      ) : (
        <div className={styles['ways']}>
          <span className={styles['camera']}>
            <input id={`${id}foto`} type="file" accept="image/*" capture="environment" onChange={choose} />
            <label htmlFor={`${id}foto`} className={buttonClass('secondary', true)}>
              <Camera size={22} aria-hidden="true" />
              Scatta una foto
            </label>
          </span>
          <span>
            <input
              ref={ways}
              id={`${id}file`}
              type="file"
              multiple
              accept={FILES_OFFERED}
              onChange={choose}
            />
            <label htmlFor={`${id}file`} className={buttonClass('secondary', true)}>
              <ImagePlus size={22} aria-hidden="true" />
              Scegli foto o PDF
            </label>
          </span>
        </div>
      )}
      {!isClosed && (
        <p className={styles['limits']}>
          Fino a {MAX_FILES} file, 8 MB l’uno: foto (JPEG, PNG, HEIC, WebP) o PDF. Dalle foto togliamo i dati
          su luogo e telefono.
        </p>
      )}
    </div>
  );
}
