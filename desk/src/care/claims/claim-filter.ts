import { CLAIM_STATES, type ClaimState } from '@riparo/domain/care/claims/states.ts';

/** Which claims are shown, as the address of the screen says it. */
export type ClaimFilter = {
  /** All that wait for a word where it is not said. */
  readonly state: ClaimState | undefined;
  readonly isMine: boolean;
  readonly words: string;
};

/** What an address does not name, or names wrongly, filters nothing. */
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
