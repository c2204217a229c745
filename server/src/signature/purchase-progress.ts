import type { Account } from '@riparo/domain/account/account.ts';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import type { PurchaseProgress } from '@riparo/domain/contract/signature-calls.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { dealManner } from '../deals/deal-answer.ts';
import { atOpenAddress } from '../deals/find-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { failure } from '../http/problem-answers.ts';
import { dealsWithSignature, isPaid, signatureState } from './find-signature.ts';
import { nextStepOf } from './next-step.ts';
import type { DealSignature } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;

/** Who asks: the way on to the documents is not for everybody who has the address. */
export type Asking = { account: Account | null; isBuyingBrowser: (deal: DealRow) => boolean };

/** How far a purchase is, for the pages of its address; to its buyer also where it goes on. */
export async function purchaseProgress({ db, clock, keyedHash }: Parts, uuid: DealUuid, asking: Asking) {
  const now = clock();
  const [found] = await dealsWithSignature(db).where(atOpenAddress(uuid, now));
  if (!found) return failure(generalErrors['not-found']);
  const { deal, signature } = found;
  const signing = signingOf(deal, signature, now);
  const isSettled = isPaid(deal) && (signing === 'signed' || deal.order === 'pay-only');
  const isTheirs = isOwner(deal, asking.account) || asking.isBuyingBrowser(deal);
  const data: PurchaseProgress = {
    ...dealManner(deal),
    isPaid: isPaid(deal),
    signing,
    startsOn: isSettled ? deal.startsOn : null,
    endsOn: isSettled ? deal.endsOn : null,
    next: isTheirs ? nextStepOf(keyedHash, { deal, signature }, now) : null,
  };
  return { data };
}

function signingOf(deal: DealRow, signature: DealSignature | null, now: Date): PurchaseProgress['signing'] {
  if (deal.stage === 'closed_lost') return 'closed';
  if (deal.order === 'pay-only') return 'none';
  if (signature) {
    const state = signatureState({ deal, signature }, now);
    return state === 'expired' ? 'closed' : state;
  }
  return deal.stage === 'paid' || deal.stage === 'documentation_send' ? 'preparing' : 'none';
}

/** Theirs already, or bought with the mailbox that their account has proved. */
const isOwner = (deal: DealRow, account: Account | null) =>
  account !== null &&
  (deal.accountId === null ? deal.emailKey === emailKey(account.email) : deal.accountId === account.id);
