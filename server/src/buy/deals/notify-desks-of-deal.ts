import type { Transaction } from '../../platform/database/connection.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import type { DealRow } from './tables.ts';

/** Open desks learn that a deal was added, changed or removed, once the transaction is committed. */
export const notifyDesksOfDeal = (tx: Transaction, { uuid, version }: Pick<DealRow, 'uuid' | 'version'>) =>
  notifyDesks(tx, { kind: 'deal', uuid, version });
