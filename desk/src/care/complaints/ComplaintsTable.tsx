import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { complaintStateNames, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { ComplaintLine } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { Link } from 'react-router';
import { paths } from '../../platform/paths/paths.ts';
import styles from '../../buy/payments/Table.module.css';
import { ClockPill } from './ClockPill.tsx';

interface ComplaintsTableProps {
  readonly complaints: readonly ComplaintLine[];
  readonly isOld: boolean;
}

const day = (text: string) => formatItalianDate(isoDate(text));

/** The register, a line each; on a phone a few lines of text. */
export const ComplaintsTable = ({ complaints, isOld }: ComplaintsTableProps) => (
  <table className={styles['table']} aria-busy={isOld} aria-label="Reclami">
    <thead>
      <tr>
        <th scope="col">Reclamo</th>
        <th scope="col">Ricevuto</th>
        <th scope="col">Area</th>
        <th scope="col">Prodotto</th>
        <th scope="col">Scadenza</th>
        <th scope="col">A che punto è</th>
        <th scope="col">Assegnato a</th>
      </tr>
    </thead>
    <tbody>
      {complaints.map((complaint) => (
        <tr key={complaint.id} className={styles['line']}>
          <th scope="row" className={styles['who']}>
            <Link to={paths.complaint(complaint.id)}>
              {complaint.number}, {fullNameOf(complaint)}
            </Link>
          </th>
          <td className={styles['when']}>
            <span className={styles['label']}>Ricevuto: </span>
            {day(complaint.receivedOn)}
          </td>
          <td>{complaintAreaNames[complaint.area]}</td>
          <td>
            <span className={styles['label']}>Prodotto: </span>
            {complaint.product?.title ?? 'Nessuno'}
          </td>
          <td className={styles['when']}>
            <span className={styles['label']}>Entro: </span>
            {day(complaint.dueBy)}
          </td>
          <td>
            <ClockPill complaint={complaint} />{' '}
            {isOpenComplaint(complaint.state) && (
              <span className={styles['soft']}>{complaintStateNames[complaint.state]}</span>
            )}
          </td>
          <td>
            <span className={styles['label']}>Assegnato a: </span>
            {complaint.assignee?.name ?? 'Nessuno'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
