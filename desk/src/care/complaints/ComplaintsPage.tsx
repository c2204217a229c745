import type { ComplaintLine } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import {
  COMPLAINT_AREAS,
  COMPLAINT_OUTCOMES,
  complaintAreaNames,
  complaintOutcomeNames,
} from '@riparo/domain/care/complaints/register.ts';
import { complaintStateNames, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { dayInRome, formatItalianDate, isoDate, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { FilePlus2 } from '@riparo/ui/icons/FilePlus2.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import styles from '../../platform/parts/filters.module.css';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import parts from '../../platform/parts/panel-parts.module.css';
import { Screen } from '../../platform/parts/Screen.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { FilterSelect, optionsOf } from '../cases/CaseFilters.tsx';
import { type CaseColumn, CaseList, CaseTable } from '../cases/CaseList.tsx';
import { ClockPill } from './ClockPill.tsx';
import {
  type ComplaintFilter,
  readFilter,
  REGISTER_STATES,
  registerStateNames,
  writeFilter,
} from './complaint-filter.ts';
import { useRegister } from './use-complaints.ts';
import { YearFigures } from './YearFigures.tsx';

/** How many past years the register offers. */
const YEARS_BACK = 10;

const areas = optionsOf('Tutte', COMPLAINT_AREAS, complaintAreaNames);
const outcomes = optionsOf('Tutti', COMPLAINT_OUTCOMES, complaintOutcomeNames);
const states = REGISTER_STATES.map((value) => ({ value, label: registerStateNames[value] }));
const day = (text: string) => formatItalianDate(isoDate(text));

const columns: readonly CaseColumn<ComplaintLine>[] = [
  {
    title: 'Reclamo',
    look: 'who',
    cell: (complaint) => (
      <Link to={paths.complaint(complaint.id)}>
        {complaint.number}, {fullNameOf(complaint)}
      </Link>
    ),
  },
  { title: 'Ricevuto', label: 'Ricevuto', look: 'when', cell: ({ receivedOn }) => day(receivedOn) },
  { title: 'Area', cell: ({ area }) => complaintAreaNames[area] },
  { title: 'Prodotto', label: 'Prodotto', cell: ({ product }) => product?.title ?? 'Nessuno' },
  { title: 'Scadenza', label: 'Entro', look: 'when', cell: ({ dueBy }) => day(dueBy) },
  {
    title: 'A che punto è',
    cell: (complaint) => (
      <>
        <ClockPill complaint={complaint} />{' '}
        {isOpenComplaint(complaint.state) && (
          <span className={parts['soft']}>{complaintStateNames[complaint.state]}</span>
        )}
      </>
    ),
  },
  { title: 'Assegnato a', label: 'Assegnato a', cell: ({ assignee }) => assignee?.name ?? 'Nessuno' },
];

/** The register of complaints, and the statistics of its year. */
export default function ComplaintsPage() {
  const canRead = useCan('read-own-complaints');
  return canRead ? (
    <Register />
  ) : (
    <Forbidden title="Reclami">Il registro è riservato a chi si occupa dei reclami.</Forbidden>
  );
}

function Register() {
  const canWork = useCan('work-complaints');
  const mayReadAll = useCan('read-complaints');
  const [addressFilter, change] = useAddressFilter(readFilter, writeFilter);
  const [words, setWords] = useState('');
  const filter: ComplaintFilter = { ...addressFilter, words };
  return (
    <Screen>
      <PageTitle
        aside={
          canWork && (
            <Link to={paths.newComplaint} className={buttonClass('secondary', false)}>
              <FilePlus2 size={18} aria-hidden="true" /> Registra un reclamo
            </Link>
          )
        }
      >
        Reclami
      </PageTitle>
      {!mayReadAll && <p>Qui ci sono i reclami assegnati a te.</p>}
      <Filters filter={filter} onChange={change} onSearchText={setWords} />
      <List filter={filter} />
      {mayReadAll && <YearFigures year={filter.year} />}
    </Screen>
  );
}

function List({ filter }: { readonly filter: ComplaintFilter }) {
  const register = useRegister(filter);
  const isOpen = filter.state === 'open';
  return (
    <CaseList
      pages={register}
      what="il registro"
      placeholderLines={6}
      empty={
        <EmptyState icon={SearchX} title={isOpen ? 'Nessun reclamo aperto' : 'Nessun reclamo trovato'}>
          <p>
            {isOpen
              ? 'Quelli nuovi arrivano qui da soli, senza ricaricare.'
              : 'Togli un filtro, o scegli un altro anno.'}
          </p>
        </EmptyState>
      }
      more={{ one: 'Un reclamo', many: 'reclami' }}
    >
      {(rows) => (
        <CaseTable
          name="Reclami"
          rows={rows}
          columns={columns}
          idOf={({ id }) => id}
          isOld={register.isPlaceholderData}
        />
      )}
    </CaseList>
  );
}

interface FiltersProps {
  readonly filter: ComplaintFilter;
  readonly onChange: (part: Partial<Omit<ComplaintFilter, 'words'>>) => void;
  readonly onSearchText: (words: string) => void;
}

function Filters({ filter, onChange, onSearchText }: FiltersProps) {
  const thisYear = yearOf(dayInRome(useNow()));
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  return (
    <search className={styles['filters']} aria-label="Quali reclami">
      <Field id="complaint-words" label="Numero, nome, e-mail o indirizzo">
        {(wiring) => (
          <FilterInput
            {...wiring}
            type="search"
            autoComplete="off"
            value={filter.words}
            onWrite={onSearchText}
          />
        )}
      </Field>
      <FilterSelect
        id="complaint-state"
        label="Stato"
        options={states}
        keys={REGISTER_STATES}
        value={filter.state}
        onChange={(state = 'open') => onChange({ state })}
      />
      <FilterSelect
        id="complaint-year"
        label="Anno"
        options={optionsOf('Tutti', years, Object.fromEntries(years.map((year) => [year, year])))}
        keys={years}
        value={filter.year === undefined ? undefined : String(filter.year)}
        onChange={(year) => onChange({ year: year === undefined ? undefined : Number(year) })}
      />
      <FilterSelect
        id="complaint-area"
        label="Area"
        options={areas}
        keys={COMPLAINT_AREAS}
        value={filter.area}
        onChange={(area) => onChange({ area })}
      />
      <FilterSelect
        id="complaint-outcome"
        label="Esito"
        options={outcomes}
        keys={COMPLAINT_OUTCOMES}
        value={filter.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
    </search>
  );
}
