import { complaintFiguresCsvPath } from '@riparo/domain/care/complaints/paths.ts';
import { dayInRome, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { FilePlus2 } from '@riparo/ui/icons/FilePlus2.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Failed } from '../../platform/parts/Failed.tsx';
import { NotYours } from '../../platform/parts/NotYours.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { MoreRows } from '../../buy/payments/MoreRows.tsx';
import { useMay } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { ComplaintFilters } from './ComplaintFilters.tsx';
import { ComplaintsTable } from './ComplaintsTable.tsx';
import { type ComplaintFilter, readFilter, writeFilter } from './complaint-filter.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { useComplaintFigures, useRegister } from './use-complaints.ts';

/** The register of complaints, and what its year says. */
export default function ComplaintsPage() {
  const mayRead = useMay('read-own-complaints');
  return mayRead ? (
    <Register />
  ) : (
    <NotYours title="Reclami">Il registro è riservato a chi si occupa dei reclami.</NotYours>
  );
}

function Register() {
  const mayWork = useMay('work-complaints');
  const mayReadAll = useMay('read-complaints');
  const [said, change] = useAddressFilter(readFilter, writeFilter);
  const [words, setWords] = useState('');
  const filter: ComplaintFilter = { ...said, words };
  return (
    <Screen>
      <PageTitle
        aside={
          mayWork && (
            <Link to={paths.newComplaint} className={buttonClass('secondary', false)}>
              <FilePlus2 size={18} aria-hidden="true" /> Registra un reclamo
            </Link>
          )
        }
      >
        Reclami
      </PageTitle>
      {!mayReadAll && <p>Qui ci sono i reclami assegnati a te.</p>}
      <ComplaintFilters filter={filter} onChange={change} onWords={setWords} />
      <List filter={filter} />
      {mayReadAll && <YearFigures year={filter.year} />}
    </Screen>
  );
}

function List({ filter }: { readonly filter: ComplaintFilter }) {
  const register = useRegister(filter);
  const rows = register.data?.pages.flatMap(({ data }) => data) ?? [];
  if (register.isPending) return <Waiting label="Carico il registro" lines={6} />;
  if (register.error && rows.length === 0)
    return (
      <Failed
        what="Non riusciamo a caricare il registro"
        error={register.error}
        onRetry={() => void register.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={filter.state === 'open' ? 'Nessun reclamo aperto' : 'Nessun reclamo trovato'}
      >
        <p>
          {filter.state === 'open'
            ? 'Quelli nuovi arrivano qui da soli, senza ricaricare.'
            : 'Togli un filtro, o scegli un altro anno.'}
        </p>
      </EmptyState>
    );
  return (
    <>
      <ComplaintsTable complaints={rows} isOld={register.isPlaceholderData} />
      <MoreRows query={register} count={rows.length} one="Un reclamo" many="reclami" />
    </>
  );
}

function YearFigures({ year: chosen }: { readonly year: number | undefined }) {
  const mayExport = useMay('export-complaints');
  const thisYear = yearOf(dayInRome(useNow()));
  const year = chosen ?? thisYear;
  const figures = useComplaintFigures(year);
  return (
    <Panel
      title={`L’anno ${year} in cifre`}
      aside={
        mayExport && (
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
        <Failed
          what="Non riusciamo a caricare le cifre"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <Waiting label="Carico le cifre" lines={2} />
      )}
    </Panel>
  );
}
