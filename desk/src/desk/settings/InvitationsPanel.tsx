import { cancelInvitationCall, type Colleague } from '@riparo/domain/desk/staff/staff-calls.ts';
import { roleNames } from '@riparo/domain/platform/call/roles.ts';
import { useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { messageOf } from '../../platform/api/ask.ts';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import { focusSoon } from '../../platform/parts/focus-soon.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './PeoplePanel.module.css';
import { type OpenInvitation, useStaffChange } from './use-staff.ts';

interface InvitationsPanelProps {
  readonly invitations: readonly OpenInvitation[];
  readonly people: readonly Colleague[];
}

/** Invitations not accepted yet, and the button to cancel one. */
export function InvitationsPanel({ invitations, people }: InvitationsPanelProps) {
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<OpenInvitation>();
  const isKnown = (email: string) => people.some((each) => each.email === email);
  return (
    <Panel title="Inviti in attesa">
      <div ref={list} tabIndex={-1} className={styles['list']}>
        {invitations.length === 0 && <p className={styles['soft']}>Nessuno.</p>}
        <ul>
          {invitations.map((invitation) => (
            <li key={invitation.id} className={styles['invitation']}>
              <div>
                <p className={styles['name']}>{invitation.email}</p>
                <p className={styles['soft']}>
                  {isKnown(invitation.email) ? 'Nuovo accesso' : roleNames[invitation.role]} · vale fino a{' '}
                  {formatMoment(new Date(invitation.expiresAt), now)}
                  {invitation.invitedBy && ` · da ${invitation.invitedBy}`}
                </p>
              </div>
              <Button
                id={`cancel-${invitation.id}`}
                look="quiet"
                aria-label={`Ritira l’invito per ${invitation.email}`}
                onClick={() => setLeaving(invitation)}
              >
                Ritira
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {leaving && (
        <CancelDialog
          invitation={leaving}
          onClose={() => {
            setLeaving(undefined);
            focusSoon(() => document.getElementById(`cancel-${leaving.id}`));
          }}
          onDone={() => {
            setLeaving(undefined);
            // The clicked button disappears with its line.
            focusSoon(() => list.current);
          }}
        />
      )}
    </Panel>
  );
}

interface CancelDialogProps {
  readonly invitation: OpenInvitation;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function CancelDialog({ invitation: { id, email }, onClose, onDone }: CancelDialogProps) {
  const cancel = useStaffChange(cancelInvitationCall, `L’invito per ${email} è ritirato.`, onDone);
  return (
    <ConfirmDialog
      title="Ritirare l’invito?"
      confirmLabel="Ritira l’invito"
      isBusy={cancel.isPending}
      failure={cancel.error ? messageOf(cancel.error) : undefined}
      onConfirm={() => cancel.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>
        Il link che <strong>{email}</strong> ha ricevuto non si apre più. Puoi invitare di nuovo quando vuoi.
      </p>
    </ConfirmDialog>
  );
}
