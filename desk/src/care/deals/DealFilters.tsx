import { dealStages } from '@riparo/domain/buy/deal/stages.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { DEAL_OPENERS } from '@riparo/domain/care/deals/list-views.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { Search } from '@riparo/ui/icons/Search.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { FilterSelect, optionsOf } from '../cases/CaseFilters.tsx';
import { type DealFilter, isFilteringDeals, NO_FILTER } from './deal-filter.ts';
import styles from './DealFilters.module.css';

/** Pause in typing before a search. */
const PAUSE_MS = 250;

const stageKeys = dealStages.map(({ key }) => key);
const stages = optionsOf('Tutti', stageKeys, stageNames);

const productKeys: readonly string[] = soldProducts.map(({ key }) => key);
const products = optionsOf(
  'Tutti',
  productKeys,
  Object.fromEntries(soldProducts.map(({ key, title }) => [key, title])),
);

const openers = [
  { value: '', label: 'Chiunque' },
  { value: 'desk', label: 'Il banco, al telefono' },
  { value: 'me', label: 'Me, al telefono' },
];

interface DealFiltersProps {
  readonly filter: DealFilter;
  readonly onChange: (changes: Partial<DealFilter>) => void;
}

export function DealFilters({ filter, onChange }: DealFiltersProps) {
  const isBackwards = filter.from && filter.until && filter.from > filter.until;
  return (
    <search className={styles['filters']} aria-label="Quali pratiche">
      <SearchField filter={filter} onChange={onChange} />
      {filter.shape === 'list' && (
        <FilterSelect
          id="deal-stage"
          label="Stato"
          options={stages}
          keys={stageKeys}
          value={filter.stage}
          onChange={(stage) => onChange({ stage })}
        />
      )}
      <FilterSelect
        id="deal-product"
        label="Prodotto"
        options={products}
        keys={productKeys}
        value={filter.product}
        onChange={(product = '') => onChange({ product })}
      />
      <FilterSelect
        id="deal-opener"
        label="Aperta da"
        options={openers}
        keys={DEAL_OPENERS}
        value={filter.openedBy}
        onChange={(openedBy) => onChange({ openedBy })}
      />
      <Field id="deal-from" label="Aperte dal">
        {(wiring) => <DayInput {...wiring} value={filter.from} onDay={(from) => onChange({ from })} />}
      </Field>
      <Field
        id="deal-until"
        label="Al"
        error={isBackwards ? 'Questa data precede quella iniziale.' : undefined}
      >
        {(wiring) => <DayInput {...wiring} value={filter.until} onDay={(until) => onChange({ until })} />}
      </Field>
      {isFilteringDeals(filter) && (
        <Button
          look="quiet"
          onClick={() =>
            onChange({ ...NO_FILTER, shape: filter.shape, sort: filter.sort, columns: filter.columns })
          }
        >
          Togli i filtri
        </Button>
      )}
    </search>
  );
}

function SearchField({ filter, onChange }: DealFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filter.words);
  // Search texts sent to the address that have not come back yet as the filter.
  const sentTexts = useRef<string[]>([]);
  const applySearch = useEffectEvent((words: string) => {
    if (words === filter.words) return;
    sentTexts.current.push(words);
    onChange({ words });
  });
  useEffect(() => {
    const pause = setTimeout(() => applySearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  useEffect(() => {
    const position = sentTexts.current.lastIndexOf(filter.words);
    sentTexts.current = sentTexts.current.slice(position + 1);
    // Text typed meanwhile stays; only search texts from elsewhere, such as a view, replace it.
    if (position >= 0 || !box.current || box.current.value.trim() === filter.words) return;
    box.current.value = filter.words;
    setTyped(filter.words);
  }, [filter.words]);
  return (
    <div className={styles['words']}>
      <Field id="deal-words" label="Cerca">
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={box}
            data-search
            type="search"
            placeholder="Nome, e-mail, codice"
            autoComplete="off"
            maxLength={100}
            before={<Search size={18} />}
            after={<Key>/</Key>}
            defaultValue={filter.words}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}

interface DayInputProps {
  readonly id: string;
  readonly value: DealFilter['from'];
  readonly onDay: (day: DealFilter['from']) => void;
}

/** An incomplete day filters nothing: it applies when the field is left, or with Enter. */
function DayInput({ value, onDay, ...wiring }: DayInputProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = value ?? '';
  }, [value]);
  const applyDay = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const day = isIsoDate(currentTarget.value) ? currentTarget.value : undefined;
    if (day !== value) onDay(day);
  };
  return (
    <TextInput
      {...wiring}
      ref={box}
      type="date"
      onBlur={applyDay}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyDay(event);
      }}
    />
  );
}
