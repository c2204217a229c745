/** How long documents can be signed after they were sent. */
export const SIGNATURE_LINK_DAYS = 30;

/** After how many days whoever has not signed yet is reminded. */
export const SIGNATURE_REMINDER_DAYS: readonly number[] = [3, 10];

export const signaturePath = (token: string) => `/firma/${token}`;

/** The token of a path made above. */
export const tokenOfSignature = (path: string) => path.slice(signaturePath('').length);

/** `sent` counts the reminders that have left. */
export const isReminderDue = (sent: number, daysSinceSent: number) => {
  const day = SIGNATURE_REMINDER_DAYS[sent];
  return day !== undefined && daysSinceSent >= day;
};
