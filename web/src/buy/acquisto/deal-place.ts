import type { Deal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { dealErrors } from '@riparo/domain/buy/deal/errors.ts';
import { linkStateOf, dealStages } from '@riparo/domain/buy/deal/stages.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { paths } from '../../platform/router/paths.ts';
import type { FailureHandOver } from '../../platform/page/failure-hand-over.ts';
import type { Destination } from '../../platform/wizard/use-wizard.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A deal that can still be bought: its address shows the buyer. */
export type OpenDeal = Deal & { readonly buyer: NonNullable<Deal['buyer']> };

export const isDealId = (text: string) => UUID.test(text);

export const isOpen = (deal: Deal): deal is OpenDeal => redirectFor(deal) === 'open' && deal.buyer !== null;

/** A stage unknown to this version of the site comes after all known ones. */
function redirectFor({ status }: Deal) {
  const stage = dealStages.find(({ id }) => id === status);
  return stage ? linkStateOf(stage.key) : 'in-progress';
}

/** Where the address of a deal leads once it is no longer open. */
export const placeOf = (deal: Deal): Destination => ({
  to: redirectFor(deal) === 'expired' ? paths.linkExpired(deal.uuid) : paths.dealInProgress(deal.uuid),
});

/** The address is unknown, or opens only with its owner's session: one page says which, and what to do. */
export const isClosed = ({ status, code }: Pick<CallProblem, 'status' | 'code'>) =>
  status === 404 || code === ('sign-in-to-continue' satisfies keyof typeof dealErrors);

/** Where a deal that could not be read leads; `from` is what «Riprova» opens. */
export const destinationAfterFailure = (
  problem: Pick<CallProblem, 'status' | 'code' | 'message'>,
  uuid: string,
  from: string,
): Destination =>
  isClosed(problem)
    ? { to: paths.linkExpired(uuid) }
    : {
        to: paths.failure,
        state: { message: problem.message, backAddress: from } satisfies FailureHandOver,
      };
