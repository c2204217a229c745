import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/values/calendar.ts';
import type { ReactNode } from 'react';
import { Fold, FoldList } from '../../../ui/Fold.tsx';
import { DocumentList } from '../DocumentList.tsx';
import styles from './DealPapers.module.css';

type DealPapersProps = Pick<OwnDeal, 'documents' | 'history'> & { readonly productTitle: string };

const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));

/** The documents of a purchase, and what happened to it: both at hand, neither in the way. */
export function DealPapers({ documents, history, productTitle }: DealPapersProps) {
  if (documents.length === 0 && history.length === 0) return null;
  return (
    <FoldList>
      {documents.length > 0 && (
        <PaperFold title={`I documenti (${documents.length})`} of={productTitle}>
          <DocumentList documents={documents} />
        </PaperFold>
      )}
      {history.length > 0 && (
        <PaperFold title="Che cosa è successo finora" of={productTitle}>
          <ol className={styles['history']}>
            {history.map(({ event, at, text }) => (
              <li key={`${event} ${at}`}>
                <time dateTime={at}>{dayOf(at)}</time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </PaperFold>
      )}
    </FoldList>
  );
}

type PaperFoldProps = { readonly title: string; readonly of: string; readonly children: ReactNode };

/** Several purchases have the same folds: whoever does not see the card hears of which this one is. */
function PaperFold({ title, of, children }: PaperFoldProps) {
  return (
    <Fold title={title} label={`${title}, ${of}`} size="small">
      <div className={styles['inside']}>{children}</div>
    </Fold>
  );
}
