import { hashOfAddress } from '../../server/src/buy/deals/deal-address.ts';
import type { Buyers } from './buyers.ts';
import type { Consultant } from './consultant.ts';

type Ask = <Row>(statement: string) => Promise<Row[]>;

export type StoredPurchases = {
  readonly paymentsLost: number;
  readonly chargedTwice: number;
  readonly chargesWithoutDeal: number;
};

/** `deal`: the hash of the link id that its buyer received. */
type Charge = { deal: string | null; charges: number; payments: number; deals: number };

/** Compares the card provider's books with ours: it counts what it charged, whoever learned of it. */
export async function countPurchases(
  ask: Ask,
  { paid, charged, gone }: Pick<Buyers, 'paid' | 'charged' | 'gone'>,
): Promise<StoredPurchases> {
  const rows = await ask<Charge>(
    `select (select opener_address from deal where uuid::text = reference) as deal, count(*)::int as charges,
       (select count(*)::int from payment where deal_uuid::text = reference and state = 'received') as payments,
       (select count(*)::int from deal where uuid::text = reference and starts_on is not null) as deals
     from sandbox_card_checkout where status = 'complete' group by reference`,
  );
  const byDeal = new Map(rows.map((row) => [row.deal, row]));
  const acknowledged = new Set([...paid, ...charged]);
  return {
    paymentsLost:
      gone() +
      [...acknowledged].filter((address) => byDeal.get(hashOfAddress(address))?.payments !== 1).length,
    chargedTwice: rows.filter(({ charges, payments }) => charges > 1 || payments > 1).length,
    chargesWithoutDeal: rows.filter(({ payments, deals }) => payments === 0 || deals === 0).length,
  };
}

export type StoredDeskWork = { readonly changesLost: number; readonly changesTwice: number };

/**
 * Notes by their text, each written once; edits by the lines of the history and the current value of the
 * request.
 */
export async function countDeskWork(
  ask: Ask,
  { noted, corrected, gone }: Pick<Consultant, 'noted' | 'corrected' | 'gone'>,
): Promise<StoredDeskWork> {
  const notes = new Map(
    (
      await ask<{ text: string; count: number }>(
        'select text, count(*)::int as count from case_note where version = 1 group by text',
      )
    ).map(({ text, count }) => [text, count]),
  );
  const requests = new Map(
    (
      await ask<{ id: string; name: string; times: number }>(
        `select id, first_name as name,
           (select count(*)::int from case_history where case_id = id and action = 'correct') as times
         from desk_request`,
      )
    ).map((row) => [row.id, row]),
  );
  const counts = noted.map((text) => notes.get(text) ?? 0);
  const changes = [...corrected].map(([id, { name, times }]) => {
    const stored = requests.get(id);
    return { over: (stored?.times ?? 0) - times, isAsLeft: stored?.name === name };
  });
  return {
    changesLost:
      gone() +
      counts.filter((count) => count === 0).length +
      changes.filter(({ over, isAsLeft }) => over < 0 || !isAsLeft).length,
    changesTwice: counts.filter((count) => count > 1).length + changes.filter(({ over }) => over > 0).length,
  };
}
