import type { FoundAddress } from '@riparo/domain/platform/person/place-calls.ts';

/**
 * The port: completes an Italian address during typing. No match is an empty list; a source that cannot
 * answer rejects, and `steady-places.ts` answers in its place.
 */
export type PlacesProvider = {
  findAddresses(text: string, signal?: AbortSignal): Promise<FoundAddress[]>;
};

/** As many as a list below a field can show. */
export const MAX_ADDRESSES = 8;
