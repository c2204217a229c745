import type { DeskPerson } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { Link } from 'react-router';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './PersonRow.module.css';

export const formatDealCount = (count: number) => (count === 1 ? '1 pratica' : `${count} pratiche`);

/** A person without a name is shown by their mailbox. */
export const nameOf = (person: Pick<DeskPerson, 'firstName' | 'lastName' | 'email'>) =>
  fullNameOf(person).trim() || person.email;

/** A person as one line of a list. */
export function PersonRow({ person }: { readonly person: DeskPerson }) {
  const now = useNow();
  const { email, phone, taxCode, hasAccount, dealCount, lastSeenAt } = person;
  return (
    <Link to={paths.customer(person.id)} className={styles['row'] ?? ''}>
      <span className={styles['name']}>{nameOf(person)}</span>
      <span className={styles['email']}>{email}</span>
      <span className={styles['numbers']}>
        {phone && <span>{phone}</span>}
        {taxCode && <span>{taxCode}</span>}
      </span>
      <span className={styles['facts']}>
        {hasAccount && <Pill>Account</Pill>}
        {dealCount > 0 && <Pill tone="good">{formatDealCount(dealCount)}</Pill>}
      </span>
      <span className={styles['seen']}>{formatMoment(new Date(lastSeenAt), now)}</span>
    </Link>
  );
}
