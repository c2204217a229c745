/**
 * What browsers may fetch while a visitor points at a link to it: pages that are the same for everybody. None of them is about
 * somebody, holds a token or does anything by being asked for.
 */
export const speculationRules = (addresses: readonly string[]) => ({
  prefetch: [
    {
      source: 'document',
      where: { and: [{ href_matches: addresses }, { not: { selector_matches: '[download]' } }] },
      eagerness: 'moderate',
    },
  ],
});
