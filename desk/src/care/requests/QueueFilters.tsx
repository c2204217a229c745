import { REQUEST_KINDS, requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import { Search } from '@riparo/ui/icons/Search.ts';
import { type RefObject, useEffect, useState } from 'react';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import type { QueueFilter } from './queue-filter.ts';
import styles from './RequestsPage.module.css';

/** Pause in typing before a search. */
const PAUSE_MS = 250;

const assigneeOptions = [
  { value: 'open', label: 'Aperte' },
  { value: 'mine', label: 'Le mie' },
  { value: 'done', label: 'Concluse' },
  { value: 'lost', label: 'Perse' },
];

const kinds = [
  { value: '', label: 'Tutti i tipi' },
  ...REQUEST_KINDS.map((kind) => ({ value: kind, label: requestKindNames[kind] })),
];

interface QueueFiltersProps {
  readonly filter: QueueFilter;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (part: Partial<QueueFilter>) => void;
}

export function QueueFilters({ filter, searchBox, onChange }: QueueFiltersProps) {
  const [typed, setTyped] = useState(filter.words);
  useEffect(() => {
    if (typed.trim() === filter.words) return undefined;
    const pause = setTimeout(() => onChange({ words: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, filter, onChange]);

  return (
    <search className={styles['filters']}>
      <div className={styles['search']}>
        <TextInput
          aria-label="Cerca per nome o e-mail"
          ref={searchBox}
          data-search
          type="search"
          placeholder="Nome o e-mail"
          autoComplete="off"
          maxLength={100}
          before={<Search size={18} />}
          after={<Key>/</Key>}
          defaultValue={filter.words}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <SelectBox
        aria-label="Quali richieste"
        options={assigneeOptions}
        value={filter.mine ? 'mine' : (filter.state ?? 'open')}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            mine: value === 'mine',
            state: value === 'done' || value === 'lost' ? value : undefined,
          })
        }
      />
      <SelectBox
        aria-label="Di che tipo"
        options={kinds}
        value={filter.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: REQUEST_KINDS.find((kind) => kind === value) })
        }
      />
    </search>
  );
}
