import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { isClosed, requestStateNames } from '@riparo/domain/care/requests/states.ts';
import { groupOf, type RequestGroup } from '@riparo/domain/care/requests/urgency.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatClock, formatMoment, spokenClock } from '../../platform/time/format-time.ts';

const tones: Readonly<Record<RequestGroup, PillTone>> = {
  late: 'danger',
  soon: 'warn',
  today: 'good',
  later: 'plain',
};

/** Time left to fulfil the promise; for a closed request, its outcome. */
export function DueClock({ request }: { readonly request: Pick<DeskRequest, 'due' | 'state'> }) {
  const now = useNow();
  if (isClosed(request.state)) return <Pill>{requestStateNames[request.state]}</Pill>;
  const due = new Date(request.due);
  const group = groupOf(due, now);
  return (
    <Pill tone={tones[group]}>
      {group === 'later' ? (
        formatMoment(due, now)
      ) : (
        <>
          <span aria-hidden="true">{formatClock(due, now)}</span>
          <VisuallyHidden>{spokenClock(due, now)}</VisuallyHidden>
        </>
      )}
    </Pill>
  );
}
