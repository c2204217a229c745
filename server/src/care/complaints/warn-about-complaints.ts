import {
  clockOf,
  DAMAGES_WARNING_DAY,
  FORWARD_WARNING_DAY,
  WARNING_DAYS,
} from '@riparo/domain/care/complaints/clock.ts';
import { isForRiskBearer, RISK_BEARER_AREAS } from '@riparo/domain/care/complaints/competence.ts';
import { isDamages } from '@riparo/domain/care/complaints/register.ts';
import { isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import { may, ROLES } from '@riparo/domain/platform/call/roles.ts';
import { addDays, dayInRome, type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { product } from '../../desk/log/append.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { changeCase } from '../casework/change-case.ts';
import { complaintCase, type ComplaintParts, lockComplaint } from './change-complaint.ts';
import type { ComplaintTask } from '../../platform/mail/templates/complaints.ts';
import { isLetterToPost } from './complaint-answer.ts';
import { type ComplaintRow, complaints, isOpen, isToPost } from './tables.ts';

const warnJob = defineJob({
  name: 'warn-about-complaints',
  payload: z.object({}),
  everySeconds: 600,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function complaintWarner(parts: ComplaintParts): JobHandler {
  return handles(warnJob, (_, { signal }) => warnAboutComplaints(parts, signal));
}

/**
 * Warns staff responsible for complaints, at the desk and by mail, on day thirty and day forty, once each.
 * Where the earlier warning was missed, only the later one is sent.
 */
export async function warnAboutComplaints(
  parts: ComplaintParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const today = dayInRome(parts.clock());
  for (const id of await dueWarnings(parts.db, today)) {
    if (signal.aborted) return;
    await parts.db.transaction((tx) => warn(tx, parts, id, today));
  }
}

async function dueWarnings(db: Database, today: IsoDate): Promise<ComplaintId[]> {
  const isDue = or(
    ...WARNING_DAYS.map((day) =>
      and(lte(complaints.receivedOn, addDays(today, -day)), sql`${complaints.warnedDay} < ${day}`),
    ),
    and(
      inArray(complaints.area, [...RISK_BEARER_AREAS]),
      lte(complaints.receivedOn, addDays(today, -FORWARD_WARNING_DAY)),
      sql`${complaints.warnedDay} < ${FORWARD_WARNING_DAY}`,
    ),
    and(
      eq(complaints.area, 'damages'),
      lte(complaints.receivedOn, addDays(today, -DAMAGES_WARNING_DAY)),
      sql`${complaints.warnedDay} < ${DAMAGES_WARNING_DAY}`,
    ),
  );
  const due = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(or(isOpen, isToPost), isDue))
    .orderBy(asc(complaints.receivedOn), asc(complaints.id));
  return due.map(({ id }) => id);
}

/** Also called at once for a complaint that is registered late. */
export async function warn(
  tx: Transaction,
  parts: ComplaintParts,
  id: ComplaintId,
  today: IsoDate,
): Promise<void> {
  const locked = await lockComplaint(tx, id);
  const clock = locked && clockOf(locked, today);
  const isWaiting = locked && (isOpenComplaint(locked.state) || isLetterToPost(locked));
  // Another run was quicker, or it has been answered in the meantime.
  if (!isWaiting || !clock?.warning || locked.warnedDay >= clock.warning) return;
  const { warning, day } = clock;
  await changeCase(
    tx,
    complaintCase,
    locked,
    {
      action: 'warn',
      changes: { warnedDay: warning },
      details: { day: warning },
      actor: product,
      now: parts.clock(),
      effects: async (warned) => {
        const data = {
          complaintId: id,
          number: warned.number,
          day,
          daysLeft: clock.daysLeft,
          answerBy: writtenDate(warned.dueOn),
          isDamages: isDamages(warned.area),
          toDo: toDoFor(warned),
        };
        const mailboxes = await responsibleMailboxes(tx);
        const to = mailboxes.length > 0 ? mailboxes : [parts.config.deskEmail];
        await parts.sendMailLater(
          tx,
          ...to.map((mailbox) => ({ to: mailbox, template: 'complaint-warning' as const, data })),
        );
      },
    },
    async () => null,
  );
}

const toDoFor = (complaint: ComplaintRow): ComplaintTask => {
  if (isLetterToPost(complaint)) return 'post';
  return isForRiskBearer(complaint.area) ? 'forward' : 'answer';
};

async function responsibleMailboxes(tx: Transaction): Promise<string[]> {
  const roles = ROLES.filter((role) => may(role, 'work-complaints'));
  const members = await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, roles)))
    .orderBy(asc(staffMembers.email));
  return members.map(({ email }) => email);
}
