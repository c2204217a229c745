import type { DeskFile } from '@riparo/domain/care/files/stored-file.ts';
import styles from './FilePictures.module.css';

interface FilePicturesProps {
  readonly files: readonly DeskFile[];
  readonly onOpen: (id: string) => void;
}

/** Thumbnails; a press opens the file. */
export function FilePictures({ files, onOpen }: FilePicturesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {files.map(({ id, name, sizeBytes, previewPath, pagePaths }) => (
        <li key={id}>
          <button type="button" className={styles['picture']} onClick={() => onOpen(id)}>
            <img src={previewPath} alt="" loading="lazy" />
            <span className={styles['name']}>{name}</span>
            <span className={styles['size']}>
              {formatSize(sizeBytes)}
              {pagePaths.length > 0 && `, PDF di ${formatPages(pagePaths.length)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const formatPages = (pages: number) => (pages === 1 ? 'una pagina' : `${pages} pagine`);

const units = ['B', 'kB', 'MB'] as const;

/** `1,4 MB` */
function formatSize(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2);
  const size = bytes / 1000 ** power;
  return `${size.toLocaleString('it-IT', { maximumFractionDigits: power === 2 ? 1 : 0 })}\u00a0${units[power]}`;
}
