/** The consent given at registration: version of the texts, date and page. */
export type MarketingConsent = { given: boolean; version: string; givenAt: string; source: string };
