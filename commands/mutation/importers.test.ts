import { expect, test } from 'vitest';
import { filesNamed, Importers } from './importers.ts';

const sources: Record<string, string> = {
  'domain/src/money.ts': '',
  'domain/src/money.test.ts': "import { euro } from './money.ts';",
  'domain/src/life/price.ts': "import { euro } from '../money.ts';",
  'domain/src/life/price.test.ts': "import { priceOf } from './price.ts';",
  'server/src/quotes.ts': "import { priceOf } from '@riparo/domain/life/price.ts';",
  'server/src/jobs.ts': "const { euro } = await import('../../domain/src/money.ts');",
};

test('who imports a file is told from the nearest to the farthest, in circles too', () => {
  const importers = new Importers(Object.keys(sources), (file) => sources[file] ?? '');
  expect(importers.of('domain/src/money.ts')).toEqual([
    'domain/src/money.test.ts',
    'domain/src/life/price.ts',
    'server/src/jobs.ts',
    'domain/src/life/price.test.ts',
    'server/src/quotes.ts',
  ]);
});

test('a piece of a file is about the files that it names something of', () => {
  const source = [
    "import { registerSki, skiPrices } from '../ski/routes.ts';",
    "import { type Clock, readClock as now } from '@riparo/domain/clock.ts';",
    "import { z } from 'zod';",
  ].join('\n');
  const named = (piece: string) => filesNamed('server/src/assembly/app.ts', piece, source);
  expect(named('registerSki(app, dependencies);')).toEqual(['server/src/ski/routes.ts']);
  expect(named('z.int(now())')).toEqual(['domain/src/clock.ts']);
  expect(named('registerSkiing()')).toEqual([]);
});
