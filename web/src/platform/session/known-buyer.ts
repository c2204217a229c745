import { knownBuyerCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { answersOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import type { Answer, Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { callAsUser } from './call-as-user.ts';

/**
 * The customer's data from their last contract, keyed by purchase fields; null without a contract or an
 * answer.
 */
export async function fetchKnownBuyer(): Promise<Answers | null> {
  const result = await callAsUser(knownBuyerCall, {});
  const buyer = result.ok ? result.value.data : null;
  if (!buyer) return null;
  const said = Object.entries(answersOf({ buyer, consents: {} }));
  return Object.fromEntries(
    said.filter((entry): entry is [string, Answer] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}
