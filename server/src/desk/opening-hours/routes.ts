import {
  changeHoursCall,
  hoursSettingsCall,
  openingHoursCall,
} from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { describeHours } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { staffActorOf, type StaffActor } from '../log/actor.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { currentOpeningHours } from './opening-hours.ts';
import type { HandlerAnswerOf, ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { hoursErrors } from '@riparo/domain/desk/opening-hours/errors.ts';
import { checkHours, usualSettings } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../live/notices.ts';
import { appendToLog } from '../log/append.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { staffMembers } from '../staff/tables.ts';
import { openingHours } from './tables.ts';

type HoursParts = Pick<Dependencies, 'db' | 'clock'>;

type Settings = HandlerAnswerOf<typeof hoursSettingsCall>['data'];

/** With their author, for someone about to change them. */
async function readSettings(db: Database | Transaction): Promise<Settings> {
  const [last] = await db
    .select({ hours: openingHours, member: staffMembers })
    .from(openingHours)
    .innerJoin(staffMembers, eq(staffMembers.id, openingHours.changedBy))
    .orderBy(desc(openingHours.version))
    .limit(1);
  if (!last) return asAnswer({ version: 0, ...usualSettings, changedAt: null, changedBy: null });
  const { hours, member } = last;
  return asAnswer({ ...hours, changedAt: hours.changedAt.toISOString(), changedBy: fullNameOf(member) });
}

type Read = {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
} & typeof usualSettings;

const asAnswer = ({ week, closingDays, ...rest }: Read): Settings => ({
  ...rest,
  week: week.map((spans) => [...spans]),
  closingDays: [...closingDays],
});

/** Changes the hours if the version is still current; otherwise refuses. */
async function changeHours(
  { db, clock }: HoursParts,
  { version: read, ...typed }: ParsedBodyOf<typeof changeHoursCall>,
  { id, actor }: StaffActor,
) {
  const now = clock();
  const { settings, faults } = checkHours(typed, dayInRome(now));
  if (Object.keys(faults).length > 0) return failure(generalErrors.validation, faults);
  return db.transaction(async (tx) => {
    const { version: last } = await readSettings(tx);
    if (last !== read) return failure(hoursErrors.HoursChanged);
    const version = read + 1;
    const [decided] = await tx
      .insert(openingHours)
      .values({ version, ...settings, changedAt: now, changedBy: id })
      // The second of two concurrent changes fails.
      .onConflictDoNothing()
      .returning();
    if (!decided) return failure(hoursErrors.HoursChanged);
    const answer = await readSettings(tx);
    // Rare enough to make every screen reload its data.
    await notifyDesks(tx, { kind: 'catch-up' });
    const entry = { action: 'hours.changed', subject: 'opening-hours', details: { version } } as const;
    await appendToLog(tx, actor, entry, now);
    return { data: answer };
  });
}

export function registerOpeningHours(app: App, parts: HoursParts): void {
  serve(app, hoursSettingsCall, async () => ({ data: await readSettings(parts.db) }));

  serve(app, changeHoursCall, (input) => changeHours(parts, input.body, staffActorOf(input)));

  serve(app, openingHoursCall, async () => {
    const hours = await currentOpeningHours(parts.db);
    const week = hours.week.map(({ days, ...span }) => ({ days: [...days], ...span }));
    return { data: { week, closingDays: [...hours.closingDays], inWords: describeHours(hours) } };
  });
}
