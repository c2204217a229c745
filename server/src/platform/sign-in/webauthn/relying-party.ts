import { brand } from '@riparo/domain/platform/brand/brand.ts';

/** Whom a device signs for: the site as visitors see it. A passkey belongs to its host name for good. */
export const relyingParty = (siteUrl: URL) => ({
  id: siteUrl.hostname,
  name: brand.name,
  origin: siteUrl.origin,
});

/** By which a device files whom it signs for, from their UUID. It tells nothing about its owner. */
export const userHandleOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
