import { brand } from '../../platform/brand/brand.ts';

/** Our own page for booking a call. */
export const BOOK_CALL_PATH = '/prenota-una-chiamata';

/** The target of «Prenota una chiamata»: our own page, unless the brand names another. */
export const callBookingAddress: string = brand.support.callBookingUrl ?? BOOK_CALL_PATH;
