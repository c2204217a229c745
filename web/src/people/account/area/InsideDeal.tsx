import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { DocumentList } from '../DocumentList.tsx';
import styles from './InsideDeal.module.css';
import { Renewal } from './Renewal.tsx';

const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));

type InsideDealProps = { readonly deal: OwnDeal; readonly onChanged: (deals: readonly OwnDeal[]) => void };

/** The documents of a purchase, its claims and its renewal. */
export function InsideDeal({ deal, onChanged }: InsideDealProps) {
  const { documents, history } = deal;
  return (
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
      <Renewal deal={deal} onStopped={onChanged} />
    </div>
  );
}
