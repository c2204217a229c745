import {
  type Customer,
  type DeskPerson,
  joinCustomersCall,
  separateCustomerCall,
} from '@riparo/domain/people/search/desk-customer-calls.ts';
import { SAME_PERSON_REASONS } from '@riparo/domain/people/search/same-person.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import { messageOf } from '../../platform/api/ask.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './CustomerPage.module.css';
import { nameOf, formatDealCount } from './PersonRow.tsx';
import { usePeopleChange } from '../../platform/parts/use-people.ts';

/** One person with several mailboxes: which are joined, and which may be the same person. */
export function SamePersonPanel({ customer }: { readonly customer: Customer }) {
  const { joined, possiblySame } = customer;
  return (
    <>
      {joined.length > 0 && <Joined customer={customer} />}
      {possiblySame.length > 0 && <PossiblySame customer={customer} />}
    </>
  );
}

function Joined({ customer: { joined } }: { readonly customer: Customer }) {
  const canJoin = useCan('join-customers');
  const now = useNow();
  const separate = usePeopleChange(separateCustomerCall);
  return (
    <Panel title="Mostrata insieme ad altre e-mail">
      <ul className={styles['people']}>
        {joined.map((person) => (
          <li key={person.id}>
            <span>
              <Name person={person} />
              <span className={styles['detail']}>
                Unita da {person.joinedBy}, {formatMoment(new Date(person.joinedAt), now)}
              </span>
            </span>
            {canJoin && (
              <Button
                look="secondary"
                busy={separate.isPending}
                aria-label={`Separa ${person.email}`}
                onClick={() => separate.mutate({ params: { id: person.id } })}
              >
                Separa
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['nothing']}>
        Sono unite solo qui al banco: account ed e-mail danno accesso alle stesse cose di prima.
      </p>
    </Panel>
  );
}

function PossiblySame({ customer: { person, possiblySame } }: { readonly customer: Customer }) {
  const canJoin = useCan('join-customers');
  const [chosen, setChosen] = useState<DeskPerson | null>(null);
  const join = usePeopleChange(joinCustomersCall, () => setChosen(null));
  return (
    <Panel title="Forse è la stessa persona">
      <ul className={styles['people']}>
        {possiblySame.map((other) => (
          <li key={other.id}>
            <span>
              <Name person={other} />
              <span className={styles['detail']}>
                {other.reasons.map((reason) => SAME_PERSON_REASONS[reason]).join('; ')}
              </span>
            </span>
            {canJoin && (
              <Button
                look="secondary"
                aria-label={`Unisci con ${other.email}`}
                onClick={() => setChosen(other)}
              >
                Unisci
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!canJoin && <p className={styles['nothing']}>Le unisce un responsabile.</p>}
      {chosen && (
        <ConfirmDialog
          title="È la stessa persona?"
          confirmLabel="Unisci"
          isBusy={join.isPending}
          failure={join.error ? messageOf(join.error) : undefined}
          onConfirm={() => join.mutate({ params: { id: person.id }, body: { with: chosen.id } })}
          onClose={() => setChosen(null)}
        >
          <p>
            {nameOf(person)} ({person.email}) e {nameOf(chosen)} ({chosen.email}) si vedranno insieme, qui al
            banco.
          </p>
          <p>
            Nessuno dei due account vede i dati dell’altro, e le e-mail restano due. Se è un errore si possono
            separare.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function Name({ person }: { readonly person: DeskPerson }) {
  return (
    <>
      <Link to={paths.customer(person.id)}>{nameOf(person)}</Link> · {person.email}
      {person.dealCount > 0 && ` · ${formatDealCount(person.dealCount)}`}
      <br />
    </>
  );
}
