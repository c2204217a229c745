import { timestamp } from 'drizzle-orm/pg-core';

/** A moment as JavaScript knows it, to the millisecond: what is read back equals what was written. */
export const moment = (name?: string) => timestamp(name ?? '', { withTimezone: true, precision: 3 });
