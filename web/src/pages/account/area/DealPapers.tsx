import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/values/calendar.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { DocumentList } from '../DocumentList.tsx';
import styles from './DealPapers.module.css';
import { Renewal } from './Renewal.tsx';

type DealPapersProps = { readonly deal: OwnDeal; readonly isOpen: boolean };

const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));

/** The documents of a purchase, what happened to it, and whether it goes on after its end. */
export function DealPapers({ deal, isOpen }: DealPapersProps) {
  const { documents, history, product } = deal;
  if (documents.length === 0 && history.length === 0) return null;
  const title = documents.length > 0 ? `Documenti e dettagli (${documents.length})` : 'I dettagli';
  // Several purchases have the same fold: whoever does not see the card hears of which this one is.
  return (
    <Fold title={title} label={`${title}, ${product.title}`} size="small" isOpen={isOpen}>
      <div className={styles['inside']}>
        {documents.length > 0 && <DocumentList documents={documents} />}
        {history.length > 0 && (
          <>
            <p className={styles['caption']}>Che cosa è successo finora</p>
            <ol className={styles['history']}>
              {history.map(({ event, at, text }) => (
                <li key={`${event} ${at}`}>
                  <time dateTime={at}>{dayOf(at)}</time>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </>
        )}
        <Renewal deal={deal} />
      </div>
    </Fold>
  );
}
