/** As long as the device itself keeps them. */
export const MAILED_LINK_DAYS = 30;

/** Long enough to take the phone out. */
export const SHOWN_CODE_MINUTES = 15;
