import { addDays, type IsoDate } from '../../../platform/values/calendar.ts';

export const VALIDITY_DAYS = 30;

/** The last day on which an offer can be had. */
export const effectiveDateOf = (quotedOn: IsoDate) => addDays(quotedOn, VALIDITY_DAYS);

/** Dates of this form compare like the days they stand for. */
export const isStillValid = (effectiveDate: IsoDate, today: IsoDate) => today <= effectiveDate;
