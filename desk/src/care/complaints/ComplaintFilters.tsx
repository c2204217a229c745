import {
  COMPLAINT_AREAS,
  COMPLAINT_OUTCOMES,
  complaintAreaNames,
  complaintOutcomeNames,
} from '@riparo/domain/care/complaints/register.ts';
import { dayInRome, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import styles from '../../platform/parts/filters.module.css';
import { useNow } from '../../platform/time/now.ts';
import { type ComplaintFilter, REGISTER_STATES, registerStateNames } from './complaint-filter.ts';

/** So far back the register is offered by year. */
const YEARS_BACK = 10;

const withAll = <T extends string>(all: string, keys: readonly T[], names: Readonly<Record<T, string>>) => [
  { value: '', label: all },
  ...keys.map((value) => ({ value: value as string, label: names[value] })),
];

const areas = withAll('Tutte', COMPLAINT_AREAS, complaintAreaNames);
const outcomes = withAll('Tutti', COMPLAINT_OUTCOMES, complaintOutcomeNames);
const states = REGISTER_STATES.map((value) => ({ value, label: registerStateNames[value] }));

interface ComplaintFiltersProps {
  readonly filter: ComplaintFilter;
  readonly onChange: (part: Partial<Omit<ComplaintFilter, 'words'>>) => void;
  readonly onWords: (words: string) => void;
}

export function ComplaintFilters({ filter, onChange, onWords }: ComplaintFiltersProps) {
  const thisYear = yearOf(dayInRome(useNow()));
  const years = [
    { value: '', label: 'Tutti' },
    ...Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back)).map((value) => ({
      value,
      label: value,
    })),
  ];
  return (
    <search className={styles['filters']} aria-label="Quali reclami">
      <Field id="complaint-words" label="Numero, nome, e-mail o indirizzo">
        {(wiring) => (
          <FilterInput {...wiring} type="search" autoComplete="off" value={filter.words} onWrite={onWords} />
        )}
      </Field>
      <Field id="complaint-state" label="Stato">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={states}
            value={filter.state}
            onChange={({ currentTarget: { value } }) =>
              onChange({ state: REGISTER_STATES.find((state) => state === value) ?? 'open' })
            }
          />
        )}
      </Field>
      <Field id="complaint-year" label="Anno">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={years}
            value={String(filter.year ?? '')}
            onChange={({ currentTarget: { value } }) => onChange({ year: value ? Number(value) : undefined })}
          />
        )}
      </Field>
      <Field id="complaint-area" label="Area">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={areas}
            value={filter.area ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ area: COMPLAINT_AREAS.find((area) => area === value) })
            }
          />
        )}
      </Field>
      <Field id="complaint-outcome" label="Esito">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={outcomes}
            value={filter.outcome ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ outcome: COMPLAINT_OUTCOMES.find((outcome) => outcome === value) })
            }
          />
        )}
      </Field>
    </search>
  );
}
