/**
 * Where notice of what happened is given to whoever pays. A broker is not the insurer: what is told to us counts as told to it only
 * where it has said so, and then whoever runs this sets `…Counts` to true.
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
