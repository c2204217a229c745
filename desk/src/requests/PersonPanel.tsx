import { type DeskRequest, showPhoneCall } from '@riparo/domain/contract/request-calls.ts';
import { requestStateAfter } from '@riparo/domain/requests/states.ts';
import { useMutation } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../api/ask.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Panel } from '../parts/Panel.tsx';
import { useMay } from '../session/session.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import styles from './PersonPanel.module.css';

/** Who asked, and how to reach them. */
export function PersonPanel({ request }: { readonly request: DeskRequest }) {
  const mayWork = useMay('work-requests');
  const [isCorrecting, setCorrecting] = useState(false);
  const canCorrect = mayWork && requestStateAfter(request.state, 'correct', false) !== null;
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
          <dt>Telefono</dt>
          <dd>
            <PhoneNumber request={request} />
          </dd>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${request.email}`}>{request.email}</a>
          </dd>
        </dl>
      )}
    </Panel>
  );
}

function PhoneNumber({ request: { id, phone, isPhoneMasked } }: { readonly request: DeskRequest }) {
  const mayShow = useMay('show-personal-data');
  const show = useMutation({
    mutationFn: () => ask(showPhoneCall, { params: { id } }),
    onError: tellFailure,
  });
  const shown = isPhoneMasked ? show.data?.phone : phone;
  if (shown) {
    return (
      <a href={`tel:${shown}`} className={styles['phone']}>
        <Phone size={18} aria-hidden="true" /> {shown}
      </a>
    );
  }
  return (
    <span className={styles['masked']}>
      <span>{phone}</span>
      {mayShow && (
        <Button
          look="secondary"
          busy={show.isPending}
          aria-label="Mostra il telefono"
          title="Chi guarda un dato nascosto resta scritto nel registro"
          onClick={() => show.mutate()}
        >
          Mostra
        </Button>
      )}
    </span>
  );
}
