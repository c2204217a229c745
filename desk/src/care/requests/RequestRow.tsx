import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { type RequestKind, requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { CalendarClock } from '@riparo/ui/icons/CalendarClock.ts';
import { FileQuestion } from '@riparo/ui/icons/FileQuestion.ts';
import { FileX } from '@riparo/ui/icons/FileX.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { PhoneCall } from '@riparo/ui/icons/PhoneCall.ts';
import { ShieldAlert } from '@riparo/ui/icons/ShieldAlert.ts';
import { MessageSquareWarning } from '@riparo/ui/icons/MessageSquareWarning.ts';
import { UserRound } from '@riparo/ui/icons/UserRound.ts';
import { NavLink } from 'react-router';
import { requestScreen } from '../../platform/paths/request-paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { DueClock } from './DueClock.tsx';
import styles from './RequestRow.module.css';

const kindIcons: Readonly<Record<RequestKind, Icon>> = {
  'call-back': PhoneCall,
  'refused-quote': FileX,
  'quote-request': FileQuestion,
  'booked-call': CalendarClock,
  claim: ShieldAlert,
  complaint: MessageSquareWarning,
};

interface RequestRowProps {
  readonly request: DeskRequest;
  /** The filter of the queue, which stays beside the opened request. */
  readonly search?: string;
}

/** A request as a row of a list. */
export function RequestRow({ request, search = '' }: RequestRowProps) {
  const { id: me } = useSession();
  const { id, kind, product, assignee, attempts } = request;
  const Icon = kindIcons[kind];
  return (
    <NavLink to={{ pathname: requestScreen(request), search }} className={styles['row'] ?? ''} data-case={id}>
      <Icon className={styles['icon']} size={20} aria-hidden="true" />
      <span className={styles['name']}>{fullNameOf(request)}</span>
      <span className={styles['clock']}>
        <DueClock request={request} />
      </span>
      <span className={styles['about']}>
        {requestKindNames[kind]}
        {product && ` · ${product.title}`}
        {attempts > 0 && ` · ${attempts === 1 ? '1 tentativo' : `${attempts} tentativi`}`}
      </span>
      {assignee && (
        <span className={styles['assignee']}>
          <UserRound size={14} aria-hidden="true" />
          {assignee.id === me ? 'Tua' : assignee.name}
        </span>
      )}
    </NavLink>
  );
}
