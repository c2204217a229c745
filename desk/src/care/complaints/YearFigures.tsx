import type { complaintFiguresCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { complaintFiguresCsvPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { endingNames } from '@riparo/domain/care/complaints/year-figures.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { dayInRome, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import styles from '../../buy/payments/Table.module.css';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { useComplaintFigures } from './use-complaints.ts';

/** The statistics of the register for one year. */
export function YearFigures({ year: chosen }: { readonly year: number | undefined }) {
  const canExport = useCan('export-complaints');
  const thisYear = yearOf(dayInRome(useNow()));
  const year = chosen ?? thisYear;
  const figures = useComplaintFigures(year);
  return (
    <Panel
      title={`L’anno ${year} in cifre`}
      aside={
        canExport && (
          <a
            className={buttonClass('secondary', false)}
            href={`${complaintFiguresCsvPath}?year=${year}`}
            download
            title="L’esportazione è annotata nel registro"
          >
            <Download size={18} aria-hidden="true" /> Esporta in CSV
          </a>
        )
      }
    >
      {figures.data ? (
        <FiguresTable rows={figures.data.data} isOld={figures.isPlaceholderData} />
      ) : figures.error ? (
        <LoadError
          what="Non riusciamo a caricare le cifre"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <Loading label="Carico le cifre" lines={2} />
      )}
    </Panel>
  );
}

interface FiguresTableProps {
  readonly rows: AnswerOf<typeof complaintFiguresCall>['data'];
  readonly isOld: boolean;
}

/** The complaints of a year by area, product and outcome. */
function FiguresTable({ rows, isOld }: FiguresTableProps) {
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
