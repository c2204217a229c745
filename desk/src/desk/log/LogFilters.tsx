import { LOG_ACTIONS, type LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { capitalise } from '@riparo/domain/platform/values/article.ts';
import { isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import {
  isFiltering,
  type LogFilter,
  readLogFilter,
  readSubject,
  SUBJECT_KINDS,
  type SubjectKind,
  writeSubject,
} from './log-filter.ts';
import styles from '../../platform/parts/filters.module.css';

const optionsOf = (names: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label: capitalise(label) })),
];

const actions = optionsOf(LOG_ACTIONS, 'Qualsiasi azione');
const kinds = optionsOf(SUBJECT_KINDS, 'Qualsiasi cosa');
const readOrChanged = optionsOf({ reads: 'Letture', changes: 'Modifiche' }, 'Letture e modifiche');

interface LogFiltersProps {
  readonly filter: LogFilter;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (part: Partial<LogFilter>) => void;
}

export function LogFilters({ filter, people, onChange }: LogFiltersProps) {
  const { kind, id } = readSubject(filter.subject);
  const everybody = [
    { value: '', label: 'Chiunque' },
    ...people.map((each) => ({ value: each.id, label: each.name })),
  ];
  const isBackwards = filter.from && filter.until && filter.from > filter.until;
  return (
    <search className={styles['filters']} aria-label="Righe del registro">
      <Field id="log-actor" label="Chi">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={everybody}
            value={filter.actor}
            onChange={({ currentTarget: { value } }) => onChange({ actor: value })}
          />
        )}
      </Field>
      <Field id="log-read-or-changed" label="Letture o modifiche">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={readOrChanged}
            value={filter.kind ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ kind: (value || undefined) as LogFilter['kind'] })
            }
          />
        )}
      </Field>
      <Field id="log-action" label="Che cosa ha fatto">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={actions}
            value={filter.action ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ action: (value || undefined) as LogAction | undefined })
            }
          />
        )}
      </Field>
      <Field id="log-kind" label="Riguarda">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={kinds}
            value={kind ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ subject: writeSubject((value || undefined) as SubjectKind | undefined, '') })
            }
          />
        )}
      </Field>
      {kind === 'staff' && (
        <Field id="log-subject" label="Quale persona">
          {(wiring) => (
            <SelectBox
              {...wiring}
              options={everybody}
              value={id}
              onChange={({ currentTarget: { value } }) => onChange({ subject: writeSubject('staff', value) })}
            />
          )}
        </Field>
      )}
      {(kind === 'request' || kind === 'deal') && (
        <Field id="log-subject" label="Codice o indirizzo, poi Invio">
          {(wiring) => (
            <FilterInput
              {...wiring}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              value={id}
              onWrite={(typed) => onChange({ subject: writeSubject(kind, typed) })}
            />
          )}
        </Field>
      )}
      <Field id="log-from" label="Dal giorno">
        {(wiring) => (
          <FilterInput
            {...wiring}
            type="date"
            value={filter.from ?? ''}
            onWrite={(typed) => onChange({ from: isIsoDate(typed) ? typed : undefined })}
          />
        )}
      </Field>
      <Field
        id="log-until"
        label="Al giorno"
        error={isBackwards ? 'Questa data precede quella iniziale.' : undefined}
      >
        {(wiring) => (
          <FilterInput
            {...wiring}
            type="date"
            value={filter.until ?? ''}
            onWrite={(typed) => onChange({ until: isIsoDate(typed) ? typed : undefined })}
          />
        )}
      </Field>
      {isFiltering(filter) && (
        <Button look="quiet" onClick={() => onChange(readLogFilter(new URLSearchParams()))}>
          Togli i filtri
        </Button>
      )}
    </search>
  );
}
