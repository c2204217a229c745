import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import type { DealOrder } from '@riparo/domain/buy/deal/stages.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { Card } from '@riparo/ui/Card.tsx';
import styles from './DocumentsToRead.module.css';

type DocumentsToReadProps = { readonly productKey: string; readonly order: DealOrder };

/** Documents the law requires the buyer to have before they are bound. */
export function DocumentsToRead({ productKey, order }: DocumentsToReadProps) {
  return (
    <Card as="section" tone="sage" labelledBy="documenti">
      <h2 id="documenti" className={styles['title']}>
        Da leggere prima di {order === 'sign-first' ? 'firmare' : 'pagare'}
      </h2>
      <ul className={styles['list']}>
        {precontractDocuments(productKey).map(({ key, title, purpose, path }) => (
          <li key={key} className={styles['document']}>
            <FileText size={26} aria-hidden="true" className={styles['icon']} />
            <div>
              <a href={path} target="_blank" rel="noopener">
                {title}
              </a>
              <p className={styles['purpose']}>{purpose} · PDF, si apre in una nuova scheda</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
