import { type DealUuid, dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidInToken } from '../../platform/settings/secrets/link-token.ts';
import { mailedAddress } from './deal-address.ts';
import type { DealRow } from './tables.ts';

/** What a link in a mail allows. A token for one purpose does not work for another. */
const mailedPurposes = ['signature', 'withdrawal', 'claim'] as const;
type MailedPurpose = (typeof mailedPurposes)[number];

/** `browser signature`: shown to the buying browser, and void as soon as another one continues. */
export type TokenPurpose = MailedPurpose | 'browser signature';

type Linked = Pick<DealRow, 'uuid' | 'linkVersion'>;
type Shown = Linked & Pick<DealRow, 'browserVersion'>;
type LinkedFor<Purpose> = Purpose extends MailedPurpose ? Linked : Shown;

// Links mailed before versions existed count as version one.
const proofOf = (
  keyedHash: KeyedHash,
  purpose: TokenPurpose,
  { uuid, linkVersion, ...deal }: Linked & Partial<Shown>,
) =>
  purpose === 'browser signature'
    ? keyedHash(`${purpose} link`, uuid, String(linkVersion), String(deal.browserVersion))
    : keyedHash(`${purpose} link`, uuid, ...(linkVersion === 0 ? [] : [String(linkVersion)]));

/** Names the deal and proves that we made it: nothing is stored, and every mail can contain it again. */
export const dealToken = <Purpose extends TokenPurpose>(
  keyedHash: KeyedHash,
  purpose: Purpose,
  deal: LinkedFor<Purpose>,
): string => linkToken(deal.uuid, proofOf(keyedHash, purpose, deal));

/** The tokens and the address of a deal whose links were just voided, by the ones they replace. */
export function replacedTokens(keyedHash: KeyedHash, { uuid, linkVersion }: Linked) {
  const [old, current] = [
    { uuid, linkVersion: linkVersion - 1 },
    { uuid, linkVersion },
  ];
  return [
    ...mailedPurposes.map((purpose): [before: string, after: string] => [
      dealToken(keyedHash, purpose, old),
      dealToken(keyedHash, purpose, current),
    ]),
    [mailedAddress(keyedHash, old), mailedAddress(keyedHash, current)] satisfies [string, string],
  ];
}

/** The deal that a token names, without proof; null if it names none. */
export const dealUuidIn = (token: string): DealUuid | null =>
  dealUuidSchema.safeParse(uuidInToken(token)).data ?? null;

/** Whether we made it for this purpose and have not voided it. */
export const isTokenOf = (keyedHash: KeyedHash, purpose: TokenPurpose, deal: Shown, token: string): boolean =>
  isProofIn(token, proofOf(keyedHash, purpose, deal));
