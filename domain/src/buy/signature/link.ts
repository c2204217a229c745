/** How long documents can be signed after they were sent. */
export const SIGNATURE_LINK_DAYS = 30;

/** After how many days a missing signature is reminded of. */
export const SIGNATURE_REMINDER_DAYS: readonly number[] = [3, 10];

export const signaturePath = (token: string) => `/firma/${token}`;

/** The inverse of `signaturePath`. */
export const tokenOfSignature = (path: string) => path.slice(signaturePath('').length);

/** `sent` counts earlier reminders. */
export const isReminderDue = (sent: number, daysSinceSent: number) => {
  const day = SIGNATURE_REMINDER_DAYS[sent];
  return day !== undefined && daysSinceSent >= day;
};
