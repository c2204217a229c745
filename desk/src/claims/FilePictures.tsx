import type { DeskFile } from '@riparo/domain/files/stored-file.ts';
import { FileText } from 'lucide-react';
import styles from './FilePictures.module.css';
import { saySize } from './say-claim.ts';

interface FilePicturesProps {
  readonly files: readonly DeskFile[];
  readonly onOpen: (id: string) => void;
}

/** Each as a small picture; a press opens it large. */
export function FilePictures({ files, onOpen }: FilePicturesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {files.map(({ id, name, sizeBytes, previewPath }) => (
        <li key={id}>
          <button type="button" className={styles['picture']} onClick={() => onOpen(id)}>
            {previewPath ? (
              <img src={previewPath} alt="" loading="lazy" />
            ) : (
              <FileText size={40} aria-hidden="true" className={styles['paper']} />
            )}
            <span className={styles['name']}>{name}</span>
            <span className={styles['size']}>{saySize(sizeBytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
