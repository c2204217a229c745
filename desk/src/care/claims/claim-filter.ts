import { CLAIM_STATES, type ClaimState } from '@riparo/domain/care/claims/states.ts';

/** The filter of claims, as in the address of the screen. */
export type ClaimFilter = {
  /** Default: all claims that wait for an update. */
  readonly state: ClaimState | undefined;
  readonly isMine: boolean;
  readonly words: string;
};

/** Missing or invalid values in an address filter nothing. */
export const readClaimFilter = (params: URLSearchParams): ClaimFilter => ({
  state: CLAIM_STATES.find((state) => state === params.get('stato')),
  isMine: params.get('miei') === 'si',
  words: (params.get('cerca') ?? '').trim().slice(0, 100),
});

export const writeClaimFilter = ({ state, isMine, words }: ClaimFilter): URLSearchParams =>
  new URLSearchParams({
    ...(state && { stato: state }),
    ...(isMine && { miei: 'si' }),
    ...(words && { cerca: words }),
  });
