import { deskComplaintsCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import { COMPLAINTS_KEY } from '../../platform/live/live.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { CasesOf, CasesWaiting } from '../cases/CaseSummaries.tsx';
import { ClockPill } from './ClockPill.tsx';
import { useRegister } from './use-complaints.ts';

const everyOpen = { state: 'open', year: undefined, area: undefined, outcome: undefined, words: '' } as const;

/** Complaints by the due date of their answer, for those who answer them. */
export function ComplaintsWaiting() {
  return useCan('work-complaints') && <Open />;
}

function Open() {
  const { data } = useRegister(everyOpen);
  return (
    <CasesWaiting
      title="Reclami in attesa"
      all={<Link to={paths.complaints}>Tutto il registro</Link>}
      cases={(data?.pages[0]?.data ?? []).map((complaint) => ({
        id: complaint.id,
        to: paths.complaint(complaint.id),
        name: `${complaint.number}, ${fullNameOf(complaint)}`,
        state: <ClockPill complaint={complaint} />,
      }))}
    />
  );
}

type PersonOrDeal = { person: PersonId } | { deal: DealUuid };

export const useComplaintsOf = (of: PersonOrDeal) =>
  useQuery({
    queryKey: [COMPLAINTS_KEY, 'of', of],
    queryFn: ({ signal }) => ask(deskComplaintsCall, { signal, query: { state: 'all' as const, ...of } }),
    enabled: useCan('read-own-complaints'),
  });

/** The complaints of one person, or about one deal, ended or not. */
export function TheirComplaints({ of }: { readonly of: PersonOrDeal }) {
  const { data } = useComplaintsOf(of);
  return (
    <CasesOf
      title="Reclami"
      cases={(data?.data ?? []).map((complaint) => ({
        id: complaint.id,
        to: paths.complaint(complaint.id),
        name: complaint.number,
        about: `${complaintAreaNames[complaint.area]} · ricevuto il ${formatItalianDate(isoDate(complaint.receivedOn))}`,
        state: <ClockPill complaint={complaint} />,
      }))}
    />
  );
}
