import { setTimeout as delay } from 'node:timers/promises';
import type { Acknowledged } from '../faults/visitors.ts';
import type { OpenDesk } from '../../bench/load/open-desk.ts';

type Ask = <Row>(statement: string) => Promise<Row[]>;

export type Heard = {
  /**
   * The time until an open desk learned of the last request, from its acknowledgement or the return of
   * writes.
   */
  readonly caughtUpMs: number;
  /** Requests it had not learned of when the wait ended. */
  readonly missed: number;
};

const patienceMs = 30_000;

/** Waits until an open desk has learned of all these requests. */
export async function heardBy(
  { known }: Pick<OpenDesk, 'known'>,
  ask: Ask,
  submissions: readonly Acknowledged[],
  writesBackAt: number,
): Promise<Heard> {
  const rows = await ask<{ name: string; id: string }>(
    `select quote_request.last_name as name, desk_request.id from quote_request
     join desk_request on desk_request.source_id = quote_request.id`,
  );
  const idOf = new Map(rows.map(({ name, id }) => [name, id]));
  // Requests lost by asynchronous replication cannot be announced; they are counted elsewhere.
  const requests = submissions.filter(({ lastName }) => idOf.has(lastName));
  const heardAt = ({ lastName }: Acknowledged) => known.get(idOf.get(lastName) ?? '');
  const unheard = () => requests.filter((each) => heardAt(each) === undefined);
  const deadline = Date.now() + patienceMs;
  while (unheard().length > 0 && Date.now() < deadline) await delay(50);
  const late = requests.map((each) => (heardAt(each) ?? 0) - Math.max(each.at, writesBackAt));
  return { caughtUpMs: Math.max(0, ...late), missed: unheard().length };
}
