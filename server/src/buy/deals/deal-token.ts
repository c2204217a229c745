import { type DealUuid, dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidNamedBy } from '../../platform/settings/secrets/link-token.ts';
import { mailedAddress } from './deal-address.ts';
import type { DealRow } from './tables.ts';

/** What a link in a mail lets its holder do with a deal. One made for one thing does not open another. */
const mailedPurposes = ['signature', 'withdrawal', 'claim'] as const;
type MailedPurpose = (typeof mailedPurposes)[number];

/** `browser signature`: shown to the browser that buys, and void as soon as another one goes on. */
export type TokenPurpose = MailedPurpose | 'browser signature';

type Linked = Pick<DealRow, 'uuid' | 'linkVersion'>;
type Shown = Linked & Pick<DealRow, 'browserVersion'>;
type LinkedFor<Purpose> = Purpose extends MailedPurpose ? Linked : Shown;

// Links were mailed before they had versions: those are of the first.
const proofOf = (
  keyedHash: KeyedHash,
  purpose: TokenPurpose,
  { uuid, linkVersion, ...deal }: Linked & Partial<Shown>,
) =>
  purpose === 'browser signature'
    ? keyedHash(`${purpose} link`, uuid, String(linkVersion), String(deal.browserVersion))
    : keyedHash(`${purpose} link`, uuid, ...(linkVersion === 0 ? [] : [String(linkVersion)]));

/** Names the deal and proves that we made it: nothing has to be kept, and every mail can bring it again. */
export const dealToken = <Purpose extends TokenPurpose>(
  keyedHash: KeyedHash,
  purpose: Purpose,
  deal: LinkedFor<Purpose>,
): string => linkToken(deal.uuid, proofOf(keyedHash, purpose, deal));

/** The tokens and the address of a deal whose links were just voided, by those they replace. */
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

/** The deal that a token names, which proves nothing yet; null for what names none. */
export const dealNamedBy = (token: string): DealUuid | null =>
  dealUuidSchema.safeParse(uuidNamedBy(token)).data ?? null;

/** Whether we made it for this, and have not voided it since. */
export const isTokenOf = (keyedHash: KeyedHash, purpose: TokenPurpose, deal: Shown, token: string): boolean =>
  isProofIn(token, proofOf(keyedHash, purpose, deal));
