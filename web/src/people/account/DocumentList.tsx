import type { Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import styles from './DocumentList.module.css';

type DocumentListProps = { readonly documents: Signature['documents'] };

const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** The PDFs of a purchase. They open in a tab of their own, so that reading them loses no form. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className={styles['list']}>
      {documents.map(({ title, path, sizeBytes }) => (
        <li key={path} className={styles['document']}>
          <FileText size={26} aria-hidden="true" className={styles['icon']} />
          <div>
            <a href={path} target="_blank" rel="noopener" className={styles['link']}>
              {title}
            </a>
            <p className={styles['kind']}>
              PDF, {sizeBytes !== null && `${sizeOf(sizeBytes)}, `}si apre in una nuova scheda
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
