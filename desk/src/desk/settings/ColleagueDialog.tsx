import {
  changeColleagueCall,
  type Colleague,
  renewAccessCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { may, type Role } from '@riparo/domain/platform/call/roles.ts';
import { INVITATION_HOURS } from '@riparo/domain/desk/staff/periods.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask, messageOf } from '../../platform/api/ask.ts';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import type { ColleagueAction } from './colleague-actions.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { COLLEAGUES_KEY, invitationMessage, useStaffChange } from './use-staff.ts';

interface AboutColleague {
  readonly colleague: Colleague;
  readonly onClose: () => void;
}

/** The confirmation before an action on a colleague. */
export function ColleagueDialog({ action, ...about }: AboutColleague & { readonly action: ColleagueAction }) {
  switch (action) {
    case 'change-role':
      return <RoleDialog {...about} />;
    case 'renew':
      return <RenewDialog {...about} />;
    case 'stop':
      return <StopDialog {...about} />;
    case 'let-back':
      return <ReenableDialog {...about} />;
  }
}

function StopDialog({ colleague, onClose }: AboutColleague) {
  const name = fullNameOf(colleague);
  const stop = useStaffChange(changeColleagueCall, `${name} non può più entrare.`, onClose);
  return (
    <ConfirmDialog
      title={`Sospendere l’accesso di ${name}?`}
      confirmLabel="Sospendi l’accesso"
      look="danger"
      isBusy={stop.isPending}
      failure={stop.error ? messageOf(stop.error) : undefined}
      onConfirm={() => stop.mutate({ params: { id: colleague.id }, body: { isDisabled: true } })}
      onClose={onClose}
    >
      <p>
        Esce subito da ogni dispositivo e non può rientrare. Gli inviti che ha mandato o ricevuto non valgono
        più.
      </p>
      {may(colleague.role, 'work-requests') && (
        <p>Le richieste che aveva preso tornano in coda, per chiunque altro.</p>
      )}
      <p>Quello che ha fatto resta registrato. Puoi riattivare l’accesso quando vuoi.</p>
    </ConfirmDialog>
  );
}

function ReenableDialog({ colleague, onClose }: AboutColleague) {
  const name = fullNameOf(colleague);
  const letBack = useStaffChange(changeColleagueCall, `${name} può entrare di nuovo.`, onClose);
  return (
    <ConfirmDialog
      title={`Riattivare ${name}?`}
      confirmLabel="Riattiva"
      isBusy={letBack.isPending}
      failure={letBack.error ? messageOf(letBack.error) : undefined}
      onConfirm={() => letBack.mutate({ params: { id: colleague.id }, body: { isDisabled: false } })}
      onClose={onClose}
    >
      <p>Entra con la password e il secondo fattore che aveva, con lo stesso ruolo.</p>
    </ConfirmDialog>
  );
}

function RenewDialog({ colleague, onClose }: AboutColleague) {
  const name = fullNameOf(colleague);
  const renew = useStaffChange(renewAccessCall, (sent) => invitationMessage(name, sent), onClose);
  return (
    <ConfirmDialog
      title={`Rinnovare l’accesso di ${name}?`}
      confirmLabel="Manda il nuovo invito"
      isBusy={renew.isPending}
      failure={renew.error ? messageOf(renew.error) : undefined}
      onConfirm={() => renew.mutate({ params: { id: colleague.id } })}
      onClose={onClose}
    >
      <p>
        Per chi ha perso la password o il telefono. A <strong>{colleague.email}</strong> arriva un link che
        vale {INVITATION_HOURS} ore, con cui la persona sceglie una nuova password e un nuovo secondo fattore.
      </p>
      <p>
        Finché non lo usa vale l’accesso di prima. Se il telefono potrebbe averlo qualcun altro, sospendi
        l’accesso.
      </p>
    </ConfirmDialog>
  );
}

function RoleDialog({ colleague, onClose }: AboutColleague) {
  const queries = useQueryClient();
  const name = fullNameOf(colleague);
  const form = useForm(async (typed) => {
    const role = typed.get('role') as Role;
    if (role !== colleague.role) {
      await ask(changeColleagueCall, { params: { id: colleague.id }, body: { role } });
      await queries.invalidateQueries({ queryKey: COLLEAGUES_KEY });
      notify({ kind: 'success', text: `Il ruolo di ${name} è cambiato.` });
    }
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={`Il ruolo di ${name}`}>
      <form onSubmit={form.onSubmit}>
        <Stack>
          <FormFailure message={form.failure} />
          <RoleChoice chosen={colleague.role} />
          <p>
            Vale subito. Se il nuovo ruolo non segue le richieste, quelle che aveva preso tornano in coda; se
            non gestisce le persone, gli inviti che ha mandato e che nessuno ha accettato non valgono più.
          </p>
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={form.isBusy}>
              Cambia il ruolo
            </Button>
            <Button look="quiet" onClick={onClose}>
              Annulla
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
