import type { Mailed } from './mailing.ts';

/** What an answer says of its mail: nothing, unless it was withheld. */
export const withheldMail = ({ isMailed }: Mailed) => (isMailed ? {} : { isMailWithheld: true as const });
