import { precontractDocument } from '@riparo/domain/buy/precontract/documents.ts';
import type { Source } from '@riparo/domain/buy/products/event.ts';
import type { DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { articleNumber } from '@riparo/domain/buy/products/articles.ts';
import styles from './EventSources.module.css';

type EventSourcesProps = {
  readonly sources: readonly Source[];
  readonly documents: readonly DocumentsOf[];
};

/** The quoted sentences of the conditions with their articles, and a link to the rest. */
export function EventSources({ sources, documents }: EventSourcesProps) {
  return (
    <div className={styles['sources']}>
      <h3 className={styles['title']}>Dove è scritto, nelle condizioni</h3>
      <ul className={styles['list']}>
        {sources.map(({ article, name, text }) => (
          <li key={text} className={styles['source']}>
            <span className={styles['article']}>Punto {articleNumber(article)}</span>
            <span className={styles['text']}>
              {name ? `${name}: ` : ''}
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['documents']}>
        {documents.map(({ productKey, title }) => {
          const document = precontractDocument(productKey, 'condizioni');
          return (
            <a key={productKey} href={document.path} target="_blank" rel="noopener">
              {title ? `Condizioni di ${title}` : 'Leggi il documento intero'} (PDF)
            </a>
          );
        })}
      </p>
    </div>
  );
}
