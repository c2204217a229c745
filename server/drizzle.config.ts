import { defineConfig } from 'drizzle-kit';

// Each feature keeps its tables in a `tables.ts` of its own, or in several `…-tables.ts`. After a change: `npm run migration -w server`.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*tables.ts',
  out: './src/database/migrations',
});
