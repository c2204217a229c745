import { showCustomerDataCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../../platform/api/ask.ts';
import { tellFailure } from '../../platform/api/tell-failure.ts';
import { useMay } from '../../platform/session/session.ts';
import styles from './CustomerPage.module.css';

interface HiddenFactProps {
  readonly id: PersonId;
  readonly field: 'phone' | 'taxCode' | 'birthDate';
  readonly masked: string;
}

const names = {
  phone: 'il telefono',
  taxCode: 'il codice fiscale',
  birthDate: 'la data di nascita',
} as const;

/** What is hidden until somebody presses «Mostra», which the log remembers. */
export function HiddenFact({ id, field, masked }: HiddenFactProps) {
  const mayShow = useMay('show-personal-data');
  const showing = useMutation({
    mutationFn: () => ask(showCustomerDataCall, { params: { id }, body: { field } }),
    onError: tellFailure,
  });
  const shown = showing.data?.value;
  if (shown !== undefined)
    return field === 'phone' ? <a href={`tel:${shown}`}>{formatPhone(shown)}</a> : <span>{shown}</span>;
  return (
    <span className={styles['masked']}>
      <span>{masked}</span>
      {mayShow && (
        <Button
          look="secondary"
          busy={showing.isPending}
          aria-label={`Mostra ${names[field]}`}
          title="Ogni dato mostrato è annotato nel registro"
          onClick={() => showing.mutate()}
        >
          Mostra
        </Button>
      )}
    </span>
  );
}
