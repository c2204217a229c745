import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/calendar.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentList } from '../../firma/DocumentList.tsx';
import styles from './DealPapers.module.css';

type DealPapersProps = Pick<OwnDeal, 'documents' | 'history'> & { readonly productTitle: string };

const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));

/** The documents of a purchase, and what happened to it: both at hand, neither in the way. */
export function DealPapers({ documents, history, productTitle }: DealPapersProps) {
  if (documents.length === 0 && history.length === 0) return null;
  return (
    <div className={styles['papers']}>
      {documents.length > 0 && (
        <Fold title={`I documenti (${documents.length})`} of={productTitle}>
          <DocumentList documents={documents} />
        </Fold>
      )}
      {history.length > 0 && (
        <Fold title="Che cosa è successo finora" of={productTitle}>
          <ol className={styles['history']}>
            {history.map(({ event, at, text }) => (
              <li key={`${event} ${at}`}>
                <time dateTime={at}>{dayOf(at)}</time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </div>
  );
}

type FoldProps = { readonly title: string; readonly of: string; readonly children: ReactNode };

/** Several purchases have the same folds: who does not see the card hears of which this one is. */
function Fold({ title, of, children }: FoldProps) {
  return (
    <details className={styles['fold']}>
      <summary className={styles['summary']} aria-label={`${title}, ${of}`}>
        {title}
        <Plus className={styles['plus']} size={22} aria-hidden="true" />
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}
