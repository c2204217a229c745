import { type Customer, showCustomerDataCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { PhoneCall } from '@riparo/ui/icons/PhoneCall.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { TheirClaims } from '../../care/claims/ClaimSummaries.tsx';
import { TheirComplaints } from '../../care/complaints/ComplaintSummaries.tsx';
import { NotFound } from '../../platform/parts/NotFound.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { AccountPanel, ConsentsPanel, MailsPanel } from './ConsentsAndMails.tsx';
import styles from './CustomerPage.module.css';
import { OnRequestPanel } from './OnRequestPanel.tsx';
import { nameOf, formatDealCount } from './PersonRow.tsx';
import { SamePersonPanel } from './SamePersonPanel.tsx';
import { useCustomer } from '../../platform/parts/use-people.ts';
import { RequestsPanel, DealsPanel, TasksPanel } from './CustomerPanels.tsx';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';

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

/** Hidden until «Mostra» is clicked, which is logged. */
function HiddenFact({ id, field, masked }: HiddenFactProps) {
  const canShow = useCan('show-personal-data');
  const showing = useMutation({
    mutationFn: () => ask(showCustomerDataCall, { params: { id }, body: { field } }),
    onError: showFailure,
  });
  const shown = showing.data?.value;
  if (shown !== undefined)
    return field === 'phone' ? <a href={`tel:${shown}`}>{formatPhone(shown)}</a> : <span>{shown}</span>;
  return (
    <span className={styles['masked']}>
      <span>{masked}</span>
      {canShow && (
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

/** All data of one person. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerDetails key={id} id={id as PersonId} />;
}

function CustomerDetails({ id }: { readonly id: PersonId }) {
  // A person being erased is not refetched: live notices come before this page is left.
  const [isErasing, setErasing] = useState(false);
  const customer = useCustomer(id, { enabled: !isErasing });
  return (
    <Screen>
      <Link to={paths.customers} className={styles['back'] ?? ''}>
        <ArrowLeft size={18} aria-hidden="true" /> Torna ai clienti
      </Link>
      {customer.data ? (
        <Found customer={customer.data.data} onErasing={setErasing} />
      ) : customer.error ? (
        <NotFound
          error={customer.error}
          onRetry={() => void customer.refetch()}
          heading="Persona non trovata"
          title="Questa persona non c’è"
          why="L’indirizzo è sbagliato, oppure i suoi dati sono stati cancellati."
          failed="Non riusciamo a caricare la scheda"
        />
      ) : (
        <Loading label="Carico la scheda" lines={8} />
      )}
    </Screen>
  );
}

interface FoundProps {
  readonly customer: Customer;
  readonly onErasing: (isErasing: boolean) => void;
}

function Found({ customer, onErasing }: FoundProps) {
  const { person } = customer;
  const canSell = useCan('sell-by-phone');
  return (
    <div className={styles['customer']}>
      <div className={styles['head']}>
        <PageTitle
          tab="Cliente"
          aside={
            canSell && (
              <Link to={`${paths.newDeal}?cliente=${person.id}`} className={buttonClass('primary', false)}>
                <PhoneCall size={18} aria-hidden="true" /> Nuova pratica
              </Link>
            )
          }
        >
          {nameOf(person)}
        </PageTitle>
        <p className={styles['facts']}>
          <Pill>{person.hasAccount ? 'Ha un account' : 'Senza account'}</Pill>
          {customer.deals.length > 0 && <Pill tone="good">{formatDealCount(customer.deals.length)}</Pill>}
          {customer.joined.length > 0 && <Pill tone="wait">Più e-mail insieme</Pill>}
        </p>
      </div>
      <SamePersonPanel customer={customer} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <DealsPanel deals={customer.deals} hasSeveral={customer.joined.length > 0} />
          <TasksPanel tasks={customer.tasks} />
          <TheirClaims of={{ person: person.id }} />
          <TheirComplaints of={{ person: person.id }} />
          <RequestsPanel customer={customer} />
          <MailsPanel mails={customer.mails} />
        </div>
        <div className={styles['column']}>
          <ContactPanel person={person} />
          <ConsentsPanel consents={customer.consents} hasSeveral={customer.joined.length > 0} />
          <AccountPanel accounts={customer.accounts} />
          <OnRequestPanel person={person} onErasing={onErasing} />
        </div>
      </div>
    </div>
  );
}

function ContactPanel({ person }: { readonly person: Customer['person'] }) {
  const { id, email, phone, taxCode, birthYear } = person;
  return (
    <Panel title="Come raggiungere la persona">
      <dl className={styles['pairs']}>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {phone && (
          <>
            <dt>Telefono</dt>
            <dd>
              <HiddenFact id={id} field="phone" masked={phone} />
            </dd>
          </>
        )}
        {taxCode && (
          <>
            <dt>Codice fiscale</dt>
            <dd>
              <HiddenFact id={id} field="taxCode" masked={taxCode} />
            </dd>
          </>
        )}
        {birthYear && (
          <>
            <dt>Nascita</dt>
            <dd>
              <HiddenFact id={id} field="birthDate" masked={birthYear} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
