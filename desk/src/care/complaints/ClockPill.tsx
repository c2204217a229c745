import { clockOf } from '@riparo/domain/care/complaints/clock.ts';
import { isForRiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import { complaintOutcomeNames } from '@riparo/domain/care/complaints/register.ts';
import { complaintStateNames, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { ComplaintLine } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { dayInRome, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { useNow } from '../../platform/time/now.ts';

const outcomeTones: Readonly<Record<string, PillTone>> = {
  accepted: 'good',
  partly: 'wait',
  rejected: 'plain',
};

/** Days left for an answer; for an ended complaint, its outcome. */
export function ClockPill({
  complaint,
}: {
  readonly complaint: Pick<ComplaintLine, 'state' | 'area' | 'receivedOn' | 'outcome' | 'isToPost'>;
}) {
  const today = dayInRome(useNow());
  const { state, area, receivedOn, outcome, isToPost } = complaint;
  if (isToPost) return <Pill tone="warn">Lettera da spedire</Pill>;
  if (!isOpenComplaint(state))
    return outcome ? (
      <Pill tone={outcomeTones[outcome] ?? 'plain'}>{complaintOutcomeNames[outcome]}</Pill>
    ) : (
      <Pill>{complaintStateNames[state]}</Pill>
    );
  const { daysLeft, isLate, warning } = clockOf({ area, receivedOn: isoDate(receivedOn) }, today);
  const tone: PillTone = isLate || warning === 40 ? 'danger' : warning === null ? 'good' : 'warn';
  return (
    <Pill tone={tone}>
      {isForRiskBearer(area)
        ? `Da inoltrare: ${formatDaysLeft(daysLeft).toLowerCase()}`
        : formatDaysLeft(daysLeft)}
    </Pill>
  );
}

export function formatDaysLeft(daysLeft: number): string {
  if (daysLeft < 0) return daysLeft === -1 ? 'In ritardo di 1 giorno' : `In ritardo di ${-daysLeft} giorni`;
  if (daysLeft === 0) return 'Scade oggi';
  return daysLeft === 1 ? 'Manca 1 giorno' : `Mancano ${daysLeft} giorni`;
}
