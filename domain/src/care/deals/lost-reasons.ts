/** Why a deal is closed before it was paid. The names are stored in the log, so they never change. */
export const LOST_REASONS = [
  'changed-mind',
  'too-expensive',
  'bought-elsewhere',
  'does-not-fit',
  'duplicate',
  'not-reached',
] as const;

export type LostReason = (typeof LOST_REASONS)[number];

export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  'changed-mind': 'Ha cambiato idea',
  'too-expensive': 'Costa troppo',
  'bought-elsewhere': 'Ha comprato altrove',
  'does-not-fit': 'Non fa per questa persona',
  duplicate: 'È un doppione',
  'not-reached': 'Non risponde più',
};
