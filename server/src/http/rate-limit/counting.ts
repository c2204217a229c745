import { type Database, runPrepared } from '../../database/connection.ts';

export type Count = { count: number; secondsLeft: number };
export type CountUse = (key: string, windowSeconds: number) => Promise<Count>;

type Waiting = { windowSeconds: number; answers: PromiseWithResolvers<Count>[] };

/**
 * Counts uses in the table that all processes share. Those that come while a statement is under way wait for the next
 * one and share it: under load that is one statement for many requests, and no two wait for the same row's lock.
 */
export function createCounting(db: Database): CountUse {
  let waiting = new Map<string, Waiting>();
  let isUnderWay = false;

  async function countWaiting(): Promise<void> {
    isUnderWay = true;
    while (waiting.size > 0) {
      // In the same order everywhere: two processes that lock the same rows never wait for each other.
      const uses = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1));
      waiting = new Map();
      await answerAll(db, uses);
    }
    isUnderWay = false;
  }

  return (key, windowSeconds) => {
    const answer = Promise.withResolvers<Count>();
    const others = waiting.get(key);
    if (others) others.answers.push(answer);
    else waiting.set(key, { windowSeconds, answers: [answer] });
    if (!isUnderWay) void countWaiting();
    return answer.promise;
  };
}

async function answerAll(db: Database, uses: readonly [string, Waiting][]): Promise<void> {
  try {
    const counts = new Map((await addUses(db, uses)).map((row) => [row.key, row]));
    for (const [key, { answers }] of uses) {
      const row = counts.get(key);
      if (!row) throw new Error('a use was not counted');
      // Each of them had its own turn: the first one saw the smallest count.
      answers.forEach(({ resolve }, index) =>
        resolve({ count: row.count - answers.length + 1 + index, secondsLeft: row.secondsLeft }),
      );
    }
  } catch (error) {
    for (const [, { answers }] of uses) for (const { reject } of answers) reject(error);
  }
}

type CountRow = Count & { key: string };

const addition = {
  name: 'count_uses',
  text: `
    insert into rate_limit as known (key, count, resets_at)
    select used.key, used.uses, now() + make_interval(secs => used.seconds)
    from unnest($1::text[], $2::int[], $3::int[]) as used (key, uses, seconds)
    on conflict (key) do update set
      count = case when known.resets_at <= now() then excluded.count else known.count + excluded.count end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    returning key, count, ceil(extract(epoch from resets_at - now()))::int as "secondsLeft"`,
};

function addUses(db: Database, uses: readonly [string, Waiting][]): Promise<CountRow[]> {
  const values = [
    uses.map(([key]) => key),
    uses.map(([, { answers }]) => answers.length),
    uses.map(([, { windowSeconds }]) => windowSeconds),
  ];
  return runPrepared<CountRow>(db, { ...addition, values });
}
