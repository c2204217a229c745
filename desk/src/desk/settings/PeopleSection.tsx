import { useQueryClient } from '@tanstack/react-query';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { COLLEAGUES_KEY, useStaff, invitationMessage } from './use-staff.ts';
import { inviteStaffCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { INVITATION_HOURS } from '@riparo/domain/desk/staff/periods.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Staff, open invitations, and inviting others. */
export function PeopleSection() {
  const queries = useQueryClient();
  const staff = useStaff();
  if (staff.isPending) return <Loading label="Carico l’elenco delle persone" lines={6} />;
  if (!staff.data)
    return (
      <LoadError
        what="Non riusciamo a caricare l’elenco delle persone"
        error={staff.error}
        onRetry={() => void staff.refetch()}
      />
    );
  const { data: people, invitations } = staff.data;
  return (
    <>
      <PeoplePanel people={people} />
      <InvitationsPanel invitations={invitations} people={people} />
      <InvitePanel onInvited={() => queries.invalidateQueries({ queryKey: COLLEAGUES_KEY })} />
    </>
  );
}

/** Invites a person by e-mail. */
function InvitePanel({ onInvited }: { readonly onInvited: () => Promise<unknown> }) {
  const [invited, setInvited] = useState(0);
  const form = useForm(async (typed) => {
    const email = typed.get('email').trim();
    if (!email) return { email: 'Scrivi l’e-mail della persona.' };
    const sent = await ask(inviteStaffCall, { body: { email, role: typed.get('role') as Role } });
    notify({ kind: 'success', text: invitationMessage(email, sent) });
    setInvited((count) => count + 1);
    await onInvited();
    return undefined;
  });
  return (
    <Panel title="Invita una persona">
      {/* A new form for the next one. */}
      <form key={invited} onSubmit={form.onSubmit} noValidate>
        <Stack>
          <p>
            Riceve un’e-mail con un link che vale {INVITATION_HOURS} ore e si usa una volta sola: sceglie
            nome, password e secondo fattore. Vale solo l’ultimo invito mandato a un’e-mail.
          </p>
          <FormFailure message={form.failure} />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={form.errors['email']}
          />
          <RoleChoice chosen="consulente" />
          <div>
            <Button type="submit" busy={form.isBusy}>
              Manda l’invito
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
