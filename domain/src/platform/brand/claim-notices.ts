/**
 * Where to notify the insurer of a loss. A broker is not the insurer: notice to us counts as notice to the
 * insurer only where the insurer has agreed to it; then the broker sets `…Counts` to true.
 */
export const claimNotices: {
  readonly insurer: string;
  readonly insurerCounts: boolean;
  readonly mutualSociety: string;
  readonly mutualSocietyCounts: boolean;
} = {
  insurer: '[E-mail o PEC della compagnia per le denunce di sinistro da inserire]',
  insurerCounts: false,
  mutualSociety: '[E-mail o PEC della società di mutuo soccorso per le richieste da inserire]',
  mutualSocietyCounts: false,
};
