import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { countStatistics } from '../../server/src/desk/statistics/count-statistics.ts';

/** Updates the statistics, as the product does every ten minutes. */
export async function fillFigures(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  await countStatistics({ db: drizzle(pool), clock: () => new Date() });
  await pool.query('vacuum (analyze) figure_day');
  await pool.end();
}
