import { expect, test } from 'vitest';
import { tryRestore } from './try-restore.ts';

// Starts two PostgreSQL and the product twice, one after the other.
const patienceMs = 300_000;

test(
  'after damage the database is restored to the moment before, in every row of every table',
  async () => {
    const restored = await tryRestore({ quotes: 200 });

    expect(restored.damaged).toContainEqual(
      expect.stringMatching(/^public\.life_quote: \d+ rows missing, 0 more$/),
    );
    expect(restored.differing).toEqual([]);
    expect(restored.takesWritesAgain).toBe(true);
    expect(restored.keepsOnlyTheLast).toBe(true);
    expect(restored.rows).toBeGreaterThan(220);
  },
  patienceMs,
);
