import type { StatisticKind } from '@riparo/domain/desk/statistics/kinds.ts';
import type { CardAccount } from '@riparo/domain/buy/payment/card-accounts.ts';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { countedSoFar, countedAndNewerWhere } from './counted-so-far.ts';

export type MoneyMoved = {
  kind: Extract<StatisticKind, 'premium' | 'refund'>;
  account: CardAccount;
  product: string;
  number: number;
  cents: number;
};

type MoneyQuery = { from?: string | undefined; until?: string | undefined; product?: string | undefined };

/** Payments and refunds, each on its own day, by account and product. Both days are included. */
export async function moneyMoved(
  parts: Pick<Dependencies, 'db' | 'clock'>,
  { from, until, product }: MoneyQuery,
): Promise<MoneyMoved[]> {
  const isAsked = sql.join(
    [
      sql`kind in ('premium', 'refund')`,
      ...(from === undefined ? [] : [sql`day >= ${from}::date`]),
      ...(until === undefined ? [] : [sql`day <= ${until}::date`]),
      ...(product === undefined ? [] : [sql`product = ${product}`]),
    ],
    sql` and `,
  );
  const { rows } = await parts.db.execute<MoneyMoved>(sql`
    select kind, account, product, sum(number)::float8 as number, sum(cents)::float8 as cents
    from (${countedAndNewerWhere(isAsked, await countedSoFar(parts))}) as happened
    group by kind, account, product`);
  return rows;
}
