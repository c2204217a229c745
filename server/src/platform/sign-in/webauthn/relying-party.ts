import { brand } from '@riparo/domain/platform/brand/brand.ts';

/** The relying party: the site as visitors see it. A passkey is bound to its host name forever. */
export const relyingParty = (siteUrl: URL) => ({
  id: siteUrl.hostname,
  name: brand.name,
  origin: siteUrl.origin,
});

/** The user id stored on a device, derived from the UUID. It reveals nothing about its owner. */
export const userHandleOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
