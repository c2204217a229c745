import { type Period, periodError, periodNames, PERIODS } from '@riparo/domain/desk/statistics/period.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { useState } from 'react';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { useCan } from '../../platform/session/session.ts';
import type { StatisticsFilter } from './statistics-filter.ts';
import styles from './StatisticsFilters.module.css';
import { useConsultants } from './use-statistics.ts';

const CHOSEN = 'chosen';

const periods = [
  ...PERIODS.map((name) => ({ value: name, label: periodNames[name] })),
  { value: CHOSEN, label: 'Scelgo i giorni' },
];

const products = [
  { value: '', label: 'Tutti i prodotti' },
  ...soldProducts.map(({ key, title }) => ({ value: key, label: title })),
];

interface StatisticsFiltersProps {
  readonly filter: StatisticsFilter;
  readonly onChange: (part: Partial<StatisticsFilter>) => void;
}

export function StatisticsFilters({ filter, onChange }: StatisticsFiltersProps) {
  const seesAll = useCan('read-figures-of-others');
  return (
    <search className={styles['filters']} aria-label="Di quali numeri">
      <Field id="figures-period" label="Periodo">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={periods}
            value={filter.named ?? CHOSEN}
            onChange={({ currentTarget: { value } }) =>
              onChange({ named: PERIODS.find((name) => name === value) ?? null })
            }
          />
        )}
      </Field>
      {filter.named === null && (
        <ChosenDays
          key={`${filter.period.from} ${filter.period.to}`}
          period={filter.period}
          onChange={(period) => onChange({ period })}
        />
      )}
      <Field id="figures-product" label="Prodotto acquistato">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={products}
            value={filter.product}
            onChange={({ currentTarget: { value } }) => onChange({ product: value })}
          />
        )}
      </Field>
      {seesAll && (
        <ConsultantField value={filter.consultant} onChange={(consultant) => onChange({ consultant })} />
      )}
    </search>
  );
}

interface ChosenDaysProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** An invalid period changes nothing until it is valid. */
function ChosenDays({ period, onChange }: ChosenDaysProps) {
  const [typed, setTyped] = useState(period);
  const fault = periodError(typed);
  const write = (next: Period) => {
    setTyped(next);
    if (!periodError(next)) onChange(next);
  };
  return (
    <>
      <Field id="figures-from" label="Dal giorno">
        {(wiring) => (
          <FilterInput
            {...wiring}
            type="date"
            value={typed.from}
            onWrite={(text) => isIsoDate(text) && write({ ...typed, from: text })}
          />
        )}
      </Field>
      <Field id="figures-to" label="Al giorno" error={fault ?? undefined}>
        {(wiring) => (
          <FilterInput
            {...wiring}
            type="date"
            value={typed.to}
            onWrite={(text) => isIsoDate(text) && write({ ...typed, to: text })}
          />
        )}
      </Field>
    </>
  );
}

interface ConsultantFieldProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function ConsultantField({ value, onChange }: ConsultantFieldProps) {
  const people = useConsultants();
  return (
    <Field id="figures-consultant" label="Consulente">
      {(wiring) => (
        <SelectBox
          {...wiring}
          options={[
            { value: '', label: 'Tutti' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
