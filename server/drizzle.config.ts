// Read by drizzle-kit, which writes migrations and is fetched when one is written.
// Each feature keeps its tables in a `tables.ts` of its own, or in several `…-tables.ts`. After a change: `npm run migration -w server`.
export default {
  dialect: 'postgresql',
  schema: './src/**/*tables.ts',
  out: './src/platform/database/migrations',
};
