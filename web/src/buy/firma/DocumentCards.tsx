import type { Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './DocumentCards.module.css';
import { whatItIs } from './what-documents-are.ts';

type DocumentCardsProps = { readonly documents: Signature['documents'] };

const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** Documents to read: what each is, and how to have it. They open in a tab of their own, so that no form is lost. */
export function DocumentCards({ documents }: DocumentCardsProps) {
  return (
    <ul className={styles['cards']}>
      {documents.map(({ kind, title, path, sizeBytes }) => (
        <li key={path} className={styles['card']}>
          <span className={styles['icon']} aria-hidden="true">
            <FileText size={22} />
          </span>
          <div className={styles['words']}>
            <a href={path} target="_blank" rel="noopener" className={styles['title']}>
              {title}
            </a>
            <p className={styles['what']}>{whatItIs(kind)}</p>
            <p className={styles['kind']}>
              PDF{sizeBytes !== null && `, ${sizeOf(sizeBytes)}`}
              <VisuallyHidden>, si apre in una nuova scheda</VisuallyHidden>
            </p>
          </div>
          <a href={path} download className={styles['download']} aria-label={`Scarica: ${title}`}>
            <Download size={20} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
