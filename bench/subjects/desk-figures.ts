import { statisticsCall } from '@riparo/domain/desk/statistics/figure-calls.ts';
import { periodNamed } from '@riparo/domain/desk/statistics/period.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { countedIn } from '../../server/src/desk/statistics/read-statistics.ts';
import { growthRows } from '../load/growth.ts';
import { fillFigures } from '../stage/fill-figures.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import type { Row } from '../results.ts';
import type { Stage } from '../stage/stage.ts';
import type { Subject } from './subject.ts';

const many = 1_000_000;

/** Twelve months of statistics, updated continuously; and the cost of counting everything each time. */
export const deskFigures: Subject = {
  key: 'desk-figures',
  name: 'Figures of the desk among 1,000,000 deals',
  async measure(stage) {
    const rows = await growthRows(stage, {
      what: 'twelve months of figures',
      world: 'pipeline',
      few: 1000,
      many,
      fill: fillPipeline,
      paths: async (databaseUrl) => {
        await fillFigures(databaseUrl);
        return [yearPath()];
      },
      longestMs: 200,
      mostGrowth: 3,
    });
    return [...rows, await countedAnew(stage, `pipeline_${many}`)];
  },
};

const year = () => periodNamed('twelve-months', dayInRome(new Date()));

const yearPath = () => {
  const { from, to } = year();
  return `${statisticsCall.path}?from=${from}&to=${to}`;
};

/** In a transaction that is rolled back: the same query with nothing counted before. */
async function countedAnew(stage: Stage, database: string): Promise<Row> {
  const pool = new Pool({ connectionString: await stage.databaseUrl(database), max: 2 });
  const db = drizzle(pool);
  const { from, to } = year();
  let tookMs = 0;
  await db
    .transaction(async (tx) => {
      await tx.execute(`delete from figure_day`);
      await tx.execute(`update figure_mark set counted_until = '2000-01-01'`);
      const start = performance.now();
      await tx.execute(countedIn({ from, to }, { counted: new Date('2000-01-01'), now: new Date() }));
      tookMs = performance.now() - start;
      tx.rollback();
    })
    .catch(() => undefined);
  await pool.end();
  return { what: 'the same, with everything counted again', figure: `${tookMs.toFixed(0)} ms` };
}
