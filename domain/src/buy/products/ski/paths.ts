import type { DealAddress } from '../../../platform/values/ids.ts';

export const SKI_PATH = '/acquisto/ski';

/** Where the card provider's page returns to, with the deal's link id: it shows only the outcome. */
export const skiReturnPath = (address: DealAddress, status: 'success' | 'failure') =>
  `${SKI_PATH}?transactionid=${address}&status=${status}`;

/**
 * The validity of a certificate, for anyone who scans it. The insured's id is random and cannot be guessed.
 */
export const skiCertificatePath = (holderId: string) => `/sci/certificato/${holderId}`;
