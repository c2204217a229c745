import type { OpeningHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import {
  hoursOf,
  type HoursSettings,
  usualSettings,
} from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { desc } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { openingHours } from './tables.ts';

/** The current opening hours. Read each time, so that no process uses old ones. */
export async function currentOpeningHours(db: Database | Transaction): Promise<OpeningHours> {
  return hoursOf(await settingsNow(db));
}

async function settingsNow(db: Database | Transaction): Promise<HoursSettings> {
  const { week, closingDays } = openingHours;
  const [last] = await db
    .select({ week, closingDays })
    .from(openingHours)
    .orderBy(desc(openingHours.version))
    .limit(1);
  return last ?? usualSettings;
}
