import { complainantNames } from '@riparo/domain/care/complaints/register.ts';
import { mailComplainantAgainCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { showPhoneCall } from '@riparo/domain/care/requests/request-calls.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { Phone } from '@riparo/ui/icons/Phone.ts';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { Masked } from '../../platform/parts/Masked.tsx';
import { ResendMail } from '../../platform/parts/ResendMail.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useCaseChange } from '../cases/use-case.ts';
import { complaintSource, type OneComplaint } from './use-complaints.ts';

/** The complainant, the person represented, and how to reach them. */
export function ComplainantPanel({ complaint }: { readonly complaint: OneComplaint }) {
  const mayReadCustomers = useCan('read-customers');
  const canWork = useCan('work-complaints');
  const mailing = useCaseChange(complaintSource, complaint.id, mailComplainantAgainCall);
  const {
    personId,
    email,
    postalAddress,
    isMailboxProved,
    phone,
    isPhoneMasked,
    onBehalfOf,
    reference,
    requestId,
  } = complaint;
  return (
    <Panel
      title="Chi ha scritto"
      aside={personId && mayReadCustomers && <Link to={paths.customer(personId)}>Tutta la scheda</Link>}
    >
      <dl className={styles['facts']}>
        <dt>Nome</dt>
        <dd>
          {fullNameOf(complaint)} ({complainantNames[complaint.complainant].toLowerCase()})
        </dd>
        {onBehalfOf && (
          <>
            <dt>Per conto di</dt>
            <dd>{onBehalfOf}</dd>
          </>
        )}
        <dt>E-mail</dt>
        <dd>
          {email === null ? 'Nessuna: si risponde per posta' : <a href={`mailto:${email}`}>{email}</a>}
          {!isMailboxProved && (
            <p className={styles['soft']}>
              <Pill tone="warn">Non confermata</Pill> Chi scrive potrebbe non essere la persona: nella
              risposta non citare polizze o sinistri suoi finché non apre il link che le abbiamo mandato.
            </p>
          )}
          {canWork && email !== null && (
            <div>
              <ResendMail
                email={email}
                isBusy={mailing.isPending}
                send={(key, callbacks) =>
                  mailing.mutate({ params: { id: complaint.id }, body: { key } }, callbacks)
                }
              />
            </div>
          )}
        </dd>
        {postalAddress !== null && (
          <>
            <dt>Indirizzo</dt>
            <dd>{postalAddress}</dd>
          </>
        )}
        {phone !== null && requestId && (
          <>
            <dt>Telefono</dt>
            <dd>
              <Masked
                name="il telefono"
                value={phone}
                isMasked={isPhoneMasked}
                show={async () => (await ask(showPhoneCall, { params: { id: requestId } })).phone}
              >
                {(shown) => (
                  <a href={`tel:${shown}`} className={styles['phone']}>
                    <Phone size={18} aria-hidden="true" /> {shown}
                  </a>
                )}
              </Masked>
            </dd>
          </>
        )}
        {reference && (
          <>
            <dt>Polizza o pratica</dt>
            <dd>{reference}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
