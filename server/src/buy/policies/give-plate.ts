import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dealErrors } from '@riparo/domain/buy/deal/errors.ts';
import { plateState } from '@riparo/domain/buy/products/plate.ts';
import { plateErrors } from '@riparo/domain/buy/deal/plate-errors.ts';
import { eq } from 'drizzle-orm';
import { advanceDeal } from '../deals/advance-deal.ts';
import { lockOpenDeal } from '../deals/find-deal.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { policyContent, policyTitle } from '../documents/contents/policy.ts';
import { replaceDocument } from '../documents/deal-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { dealSignatures } from '../signature/tables.ts';

/** The plate code and whether it can be given; null for products without one. */
export function plateOf({ productKey, order, stage, startsOn, profile }: DealRow, today: IsoDate) {
  const code = profile.plateCode ?? null;
  const state = plateState({ productKey, order, stage, startsOn, plateCode: code }, today);
  return state && { code, state };
}

const isTaken = (deal: DealRow, today: IsoDate) => {
  const plate = plateOf(deal, today);
  return plate !== null && plate.state !== 'closed';
};

const withPlateCode = (deal: DealRow, plateCode: string): DealRow => ({
  ...deal,
  profile: { ...deal.profile, plateCode },
});

/**
 * Stores the code and notes it in the deal's history. Unsigned documents are drawn again with it, and a code
 * mailed for signing the old ones becomes void.
 */
export async function givePlate({ db, clock, documents }: Dependencies, found: DealRow, code: string) {
  const at = clock();
  const today = dayInRome(at);
  if (!isTaken(found, today)) return failure(plateErrors['plate-closed']);
  const isToSign = found.stage === 'documentation_send';
  const content = isToSign ? await documents.render(policyContent(withPlateCode(found, code), at)) : null;

  return db.transaction(async (tx) => {
    const deal = await lockOpenDeal(tx, found.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const given = withPlateCode(deal, code);
    const answer = plateOf(given, today);
    if (deal.profile.plateCode === code && answer) return answer;
    if (!isTaken(deal, today) || !answer) return failure(plateErrors['plate-closed']);
    // Its documents were made, or signed, meanwhile.
    if (deal.stage !== found.stage) return failure(dealErrors['deal-changed']);
    await tx.update(deals).set({ profile: given.profile }).where(eq(deals.uuid, deal.uuid));
    await advanceDeal(tx, deal, 'plate-told', { cause: 'owner', at });
    if (!content) return answer;
    const title = policyTitle(deal);
    await replaceDocument(tx, deal.uuid, { kind: 'polizza', title, content, isShared: false }, at);
    await tx.update(dealSignatures).set({ codeHash: null }).where(eq(dealSignatures.dealUuid, deal.uuid));
    return answer;
  });
}
