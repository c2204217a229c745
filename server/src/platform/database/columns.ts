import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in JavaScript's precision of milliseconds: what is read equals what was written. */
export const moment = (name?: string) => timestamp(name ?? '', { withTimezone: true, precision: 3 });
