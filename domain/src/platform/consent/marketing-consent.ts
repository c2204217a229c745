/** What was agreed to when somebody registered: the version of the texts, when, and on which page. */
export type MarketingConsent = { given: boolean; version: string; givenAt: string; source: string };
