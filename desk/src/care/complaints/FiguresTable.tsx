import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { endingNames } from '@riparo/domain/care/complaints/year-figures.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { complaintFiguresCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import styles from '../../buy/payments/Table.module.css';

interface FiguresTableProps {
  readonly rows: AnswerOf<typeof complaintFiguresCall>['data'];
  readonly isOld: boolean;
}

/** The complaints of a year by area, product and how they ended. */
export function FiguresTable({ rows, isOld }: FiguresTableProps) {
  if (rows.length === 0) return <p>Nessun reclamo in quest’anno.</p>;
  return (
    <table className={styles['table']} aria-busy={isOld} aria-label="Reclami dell’anno">
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Prodotto</th>
          <th scope="col">Esito</th>
          <th scope="col" className={styles['number']}>
            Reclami
          </th>
          <th scope="col" className={styles['number']}>
            Giorni in media
          </th>
          <th scope="col" className={styles['number']}>
            Al massimo
          </th>
          <th scope="col" className={styles['number']}>
            Oltre i 45
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ area, product, ending, number, averageDays, longestDays, late }) => (
          <tr key={`${area} ${product?.key} ${ending}`} className={styles['line']}>
            <th scope="row">{complaintAreaNames[area]}</th>
            <td>{product?.title ?? 'Nessun prodotto'}</td>
            <td>{endingNames[ending]}</td>
            <td className={styles['number']}>
              <span className={styles['label']}>Reclami: </span>
              {number}
            </td>
            <td className={styles['number']}>
              <span className={styles['label']}>Giorni in media: </span>
              {averageDays}
            </td>
            <td className={styles['number']}>
              <span className={styles['label']}>Al massimo: </span>
              {longestDays}
            </td>
            <td className={styles['number']}>
              <span className={styles['label']}>Oltre i 45: </span>
              {late}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
