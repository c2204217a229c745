/** As long as the device itself stores them. */
export const MAILED_LINK_DAYS = 30;

/** Long enough to take out a phone. */
export const SHOWN_CODE_MINUTES = 15;
