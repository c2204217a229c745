import type { DealAddress } from '../../../platform/values/ids.ts';

export const SKI_PATH = '/acquisto/ski';

/** Where the card provider's page leads back to, with the address of the deal: it opens nothing but the outcome. */
export const skiReturnPath = (address: DealAddress, status: 'success' | 'failure') =>
  `${SKI_PATH}?transactionid=${address}&status=${status}`;

/** Whether a certificate is valid now, for whoever scans it. The id of whoever is insured is random: nobody guesses it. */
export const skiCertificatePath = (holderId: string) => `/sci/certificato/${holderId}`;
