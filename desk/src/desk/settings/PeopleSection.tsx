import { useQueryClient } from '@tanstack/react-query';
import { Failed } from '../../platform/parts/Failed.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { COLLEAGUES_KEY, useStaff } from './use-staff.ts';

/** Who works here, who is on the way, and how others come. */
export function PeopleSection() {
  const queries = useQueryClient();
  const staff = useStaff();
  if (staff.isPending) return <Waiting label="Carico l’elenco delle persone" lines={6} />;
  if (!staff.data)
    return (
      <Failed
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
