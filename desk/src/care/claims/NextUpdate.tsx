import { groupOf, type RequestGroup } from '@riparo/domain/care/requests/urgency.ts';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';

const tones: Readonly<Record<RequestGroup, PillTone>> = {
  late: 'danger',
  soon: 'warn',
  today: 'warn',
  later: 'plain',
};

/** When the payer must be notified: notifying the broker does not notify them. */
export function HandOverBy({ by }: { readonly by: string | null }) {
  const now = useNow();
  if (by === null) return null;
  const moment = new Date(by);
  const group = groupOf(moment, now);
  return (
    <Pill tone={tones[group]}>
      {group === 'late' ? 'In ritardo: da trasmettere ' : 'Da trasmettere entro '}
      {formatMoment(moment, now)}
    </Pill>
  );
}

/** When the claimant gets the next update; nothing if no more follow. */
export function NextUpdate({ by }: { readonly by: string | null }) {
  const now = useNow();
  if (by === null) return null;
  const moment = new Date(by);
  const group = groupOf(moment, now);
  return (
    <Pill tone={tones[group]}>
      {group === 'late' ? 'In ritardo: promesso ' : 'Prossima notizia entro '}
      {formatMoment(moment, now)}
    </Pill>
  );
}
