import { brand, disclosure } from './brand.ts';
import { claimNotices } from './claim-notices.ts';
import { legal } from './legal.ts';
import { partners } from './partners.ts';

export type Placeholder = { readonly path: string; readonly value: string };

/** In brackets, at an address that cannot exist, or a phone number of zeros. */
const PLACEHOLDER_PATTERN = /^\[.*\]$|\.example\b|0000\s?0000/;

/** Every detail of a brand that is still a placeholder, by the name of its field: `legal.pec`. */
export const placeholdersIn = (details: unknown, path = ''): readonly Placeholder[] => {
  if (typeof details === 'string') return PLACEHOLDER_PATTERN.test(details) ? [{ path, value: details }] : [];
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, value]) =>
    placeholdersIn(value, path === '' ? name : `${path}.${name}`),
  );
};

/** Those of our own brand. */
export const remainingPlaceholders = (): readonly Placeholder[] =>
  placeholdersIn({ ...brand, legal, partners, disclosure, claimNotices });
