import {
  type DeskRequest,
  showPhoneCall,
  showTaxCodeCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { requestStateAfter } from '@riparo/domain/care/requests/states.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { Phone } from '@riparo/ui/icons/Phone.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../../platform/api/ask.ts';
import { Masked } from '../../platform/parts/Masked.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import styles from './PersonPanel.module.css';
import type { OneRequest } from '../cases/Assignment.tsx';

interface PersonPanelProps {
  readonly request: DeskRequest;
  /** A customer with the same e-mail. */
  readonly maybeSame: OneRequest['maybeSame'];
}

/** The customer who made the request, and how to reach them. */
export function PersonPanel({ request, maybeSame }: PersonPanelProps) {
  const canWork = useCan('work-requests');
  const [isCorrecting, setCorrecting] = useState(false);
  const canCorrect = canWork && requestStateAfter(request.state, 'correct', false) !== null;
  return (
    <Panel
      title="Come raggiungere la persona"
      aside={
        canCorrect &&
        !isCorrecting && (
          <Button look="quiet" onClick={() => setCorrecting(true)}>
            Correggi i dati
          </Button>
        )
      }
    >
      {isCorrecting ? (
        <CorrectionForm request={request} onClose={() => setCorrecting(false)} />
      ) : (
        <dl className={styles['facts']}>
          {request.phone !== null && (
            <>
              <dt>Telefono</dt>
              <dd>
                <PhoneNumber id={request.id} phone={request.phone} isPhoneMasked={request.isPhoneMasked} />
              </dd>
            </>
          )}
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${request.email}`}>{request.email}</a>
          </dd>
          {maybeSame && (
            <>
              <dt>Forse la stessa persona</dt>
              <dd>
                <Link to={paths.deal(maybeSame.dealUuid)}>{fullNameOf(maybeSame)}</Link>, che ha una pratica
                con la stessa e-mail: nessuno ha verificato che sia la stessa persona.
              </dd>
              <dt>Il suo codice fiscale</dt>
              <dd>
                <Masked
                  name="il codice fiscale"
                  value={maybeSame.taxCode}
                  isMasked
                  show={async () => (await ask(showTaxCodeCall, { params: { id: request.id } })).taxCode}
                >
                  {(shown) => shown}
                </Masked>
              </dd>
            </>
          )}
        </dl>
      )}
    </Panel>
  );
}

type PhoneNumberProps = Pick<DeskRequest, 'id' | 'isPhoneMasked'> & { readonly phone: string };

function PhoneNumber({ id, phone, isPhoneMasked }: PhoneNumberProps) {
  return (
    <Masked
      name="il telefono"
      value={phone}
      isMasked={isPhoneMasked}
      show={async () => (await ask(showPhoneCall, { params: { id } })).phone}
    >
      {(shown) => (
        <a href={`tel:${shown}`} className={styles['phone']}>
          <Phone size={18} aria-hidden="true" /> {shown}
        </a>
      )}
    </Masked>
  );
}
