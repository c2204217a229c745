/** What a certificate is worth at a moment. */
export const certificateStates = ['valid', 'not-yet', 'over', 'void'] as const;
export type CertificateState = (typeof certificateStates)[number];

type Certified = {
  readonly coverFrom: Date;
  /** The first moment that is not covered any more. */
  readonly coverTo: Date;
  /** Whoever bought it has left the contract. */
  readonly isWithdrawn: boolean;
};

export const certificateState = (
  { coverFrom, coverTo, isWithdrawn }: Certified,
  now: Date,
): CertificateState => {
  if (isWithdrawn) return 'void';
  if (now < coverFrom) return 'not-yet';
  return now < coverTo ? 'valid' : 'over';
};

/** `Leo R.`: enough to tell that it belongs to who shows it, and no more. */
export const briefName = (firstName: string, lastName: string) =>
  `${firstName} ${[...lastName.trim()][0]?.toUpperCase() ?? ''}.`;
