import { CARD_ACCOUNTS, cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import { LISTED_PAYMENT_STATES, listedPaymentStateNames } from '@riparo/domain/buy/payment/listed-states.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { type IsoDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { isFiltering, type PaymentFilter, readPaymentFilter } from './payment-filter.ts';
import styles from '../../platform/parts/filters.module.css';

const withAll = <T extends string>(all: string, keys: readonly T[], names: Readonly<Record<T, string>>) => [
  { value: '', label: all },
  ...keys.map((value) => ({ value, label: names[value] })),
];

const accounts = withAll('Entrambi i conti', CARD_ACCOUNTS, cardAccountNames);
const states = withAll('Qualsiasi stato', LISTED_PAYMENT_STATES, listedPaymentStateNames);
const products = [
  { value: '', label: 'Tutti i prodotti' },
  ...soldProducts.map(({ key, title }) => ({ value: key as string, label: title })),
];

interface PaymentFiltersProps {
  readonly filter: PaymentFilter;
  readonly today: IsoDate;
  readonly onChange: (filter: PaymentFilter) => void;
}

export function PaymentFilters({ filter, today, onChange }: PaymentFiltersProps) {
  const isBackwards = filter.from && filter.until && filter.from > filter.until;
  const select = (name: 'product' | 'account' | 'state', label: string, options: typeof products) => (
    <Field id={`payment-${name}`} label={label}>
      {(wiring) => (
        <SelectBox
          {...wiring}
          options={options}
          value={filter[name] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...filter, [name]: name === 'product' ? value : value || undefined })
          }
        />
      )}
    </Field>
  );
  const day = (name: 'from' | 'until', label: string, error?: string) => (
    <Field id={`payment-${name}`} label={label} error={error}>
      {(wiring) => (
        <FilterInput
          {...wiring}
          type="date"
          max={today}
          value={filter[name] ?? ''}
          onWrite={(typed) => onChange({ ...filter, [name]: isIsoDate(typed) ? typed : undefined })}
        />
      )}
    </Field>
  );
  return (
    <search className={styles['filters']} aria-label="Quali pagamenti">
      {day('from', 'Dal giorno')}
      {day('until', 'Al giorno', isBackwards ? 'Questa data precede quella iniziale.' : undefined)}
      {select('product', 'Prodotto', products)}
      {select('account', 'Conto', accounts)}
      {select('state', 'Stato', states)}
      {isFiltering(filter, today) && (
        <Button look="quiet" onClick={() => onChange(readPaymentFilter(new URLSearchParams(), today))}>
          Questo mese
        </Button>
      )}
    </search>
  );
}
