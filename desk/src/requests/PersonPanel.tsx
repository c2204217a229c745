import { type DeskRequest, showPhoneCall, showTaxCodeCall } from '@riparo/domain/contract/request-calls.ts';
import { requestStateAfter } from '@riparo/domain/requests/states.ts';
import { useMutation } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../api/ask.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Panel } from '../parts/Panel.tsx';
import { useMay } from '../session/session.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import styles from './PersonPanel.module.css';
import type { OneRequest } from './use-request.ts';

interface PersonPanelProps {
  readonly request: DeskRequest;
  readonly taxCode: OneRequest['taxCode'];
}

/** Who asked, and how to reach them. */
export function PersonPanel({ request, taxCode }: PersonPanelProps) {
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
          {taxCode && (
            <>
              <dt>Codice fiscale</dt>
              <dd>
                <Masked
                  name="il codice fiscale"
                  value={taxCode.value}
                  isMasked={taxCode.isMasked}
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

function PhoneNumber({ request: { id, phone, isPhoneMasked } }: { readonly request: DeskRequest }) {
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

interface MaskedProps {
  /** With its article. */
  readonly name: string;
  readonly value: string;
  readonly isMasked: boolean;
  readonly show: () => Promise<string>;
  readonly children: (shown: string) => ReactNode;
}

/** What is hidden until somebody presses «Mostra», which the log remembers. */
function Masked({ name, value, isMasked, show, children }: MaskedProps) {
  const mayShow = useMay('show-personal-data');
  const showing = useMutation({ mutationFn: show, onError: tellFailure });
  const shown = isMasked ? showing.data : value;
  if (shown !== undefined) return children(shown);
  return (
    <span className={styles['masked']}>
      <span>{value}</span>
      {mayShow && (
        <Button
          look="secondary"
          busy={showing.isPending}
          aria-label={`Mostra ${name}`}
          title="Chi guarda un dato nascosto resta scritto nel registro"
          onClick={() => showing.mutate()}
        >
          Mostra
        </Button>
      )}
    </span>
  );
}
