import { deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { growthRows } from '../load/growth.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import type { Subject } from './subject.ts';

const inWorld = {
  world: 'pipeline',
  few: 1000,
  many: 1_000_000,
  fill: fillPipeline,
  longestMs: 200,
  mostGrowth: 1.5,
} as const;

/**
 * All people of that name are read from an index without order: with this many matches their number
 * determines the time.
 */
const MAX_NAMES_GROWTH = 10;

const listOf = (...queries: readonly string[]) => queries.map((query) => `${deskDealsCall.path}?${query}`);

/** Whether a page of the list takes longer with more deals, with typical filters. */
export const deskList: Subject = {
  key: 'desk-list',
  name: 'List of deals among a million',
  measure: async (stage) => [
    ...(await growthRows(stage, {
      ...inWorld,
      what: 'a page of the list',
      paths: () =>
        listOf(
          '',
          'sort=oldest',
          'stage=closed_won',
          'stage=paid&sort=oldest',
          'product=pet',
          'stage=closed_lost&product=pet',
        ),
    })),
    ...(await growthRows(stage, {
      ...inWorld,
      what: 'a page of the list since a day',
      paths: () => listOf('from=2025-01-01', 'from=2025-01-01&until=2025-12-31&stage=closed_won'),
    })),
    ...(await growthRows(stage, {
      ...inWorld,
      what: 'a page of the list by e-mail',
      paths: () => listOf('q=persona77%40example.it', 'q=persona8%40ex'),
    })),
    ...(await growthRows(stage, {
      ...inWorld,
      what: 'a page of the list by a name that one of thirty has',
      paths: () => listOf('q=zoe+quercia', 'q=Ross'),
      mostGrowth: MAX_NAMES_GROWTH,
    })),
  ],
};
