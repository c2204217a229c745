import { addDays, type IsoDate } from '../calendar.ts';
import { type Term, yearFromTomorrow } from './term.ts';

/** The information set promises the new price at least 30 days before the end; a few more leave room for a bad day. */
export const RENEWAL_NOTICE_DAYS = 35;

/** Cover goes on for so long after the end while the new year is not paid yet (Codice civile, art. 1901). */
export const RENEWAL_GRACE_DAYS = 15;

/** Days on which a renewal is offered: from the notice to the end itself. */
export const isRenewalDue = (endsOn: IsoDate, today: IsoDate) =>
  today >= addDays(endsOn, -RENEWAL_NOTICE_DAYS) && today <= endsOn;

export const lastDayToRenew = (endsOn: IsoDate): IsoDate => addDays(endsOn, RENEWAL_GRACE_DAYS);

/** The new year follows the old one without a gap, whenever within its time it is paid. */
export const renewalTerm = (previousEnd: IsoDate): Term => yearFromTomorrow(previousEnd);
