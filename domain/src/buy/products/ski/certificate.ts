export const certificateStates = ['valid', 'not-yet', 'over', 'void'] as const;
export type CertificateState = (typeof certificateStates)[number];

type Certified = {
  readonly coverFrom: Date;
  /** The first moment after the cover. */
  readonly coverTo: Date;
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

/** `Leo R.`: enough to match the person showing it, and no more. */
export const briefName = (firstName: string, lastName: string) =>
  `${firstName} ${[...lastName.trim()][0]?.toUpperCase() ?? ''}.`;
