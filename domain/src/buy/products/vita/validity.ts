import { addDays, type IsoDate } from '../../../platform/values/calendar.ts';

export const VALIDITY_DAYS = 30;

/** The last day an offer is valid. */
export const effectiveDateOf = (quotedOn: IsoDate) => addDays(quotedOn, VALIDITY_DAYS);

/** Dates in this format compare as text. */
export const isStillValid = (effectiveDate: IsoDate, today: IsoDate) => today <= effectiveDate;
