export const SKI_PATH = '/acquisto/ski';

/** Where the card provider's page leads back to. The id tells nothing and opens nothing but the outcome. */
export const skiReturnPath = (policyId: string, status: 'success' | 'failure') =>
  `${SKI_PATH}?transactionid=${policyId}&status=${status}`;

/** Whether a certificate is valid now, for whoever scans it. The id of whoever is insured is random: nobody guesses it. */
export const skiCertificatePath = (holderId: string) => `/sci/certificato/${holderId}`;
