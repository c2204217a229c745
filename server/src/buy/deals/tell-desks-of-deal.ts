import type { Transaction } from '../../platform/database/connection.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import type { DealRow } from './tables.ts';

/** Open desks hear that a deal is there, has changed or has gone, once the transaction is done. */
export const tellDesksOfDeal = (tx: Transaction, { uuid, version }: Pick<DealRow, 'uuid' | 'version'>) =>
  tellDesks(tx, { kind: 'deal', uuid, version });
