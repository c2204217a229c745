import type { Mailed } from './mailing.ts';

/** Added to an answer only if its mail was withheld. */
export const withheldMail = ({ isMailed }: Mailed) => (isMailed ? {} : { isMailWithheld: true as const });
