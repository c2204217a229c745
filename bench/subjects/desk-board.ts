import { deskBoardCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { growthRows } from '../load/growth.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import type { Subject } from './subject.ts';

/**
 * Whether the board takes longer with more deals: counts and totals per stage are not recomputed at each
 * view.
 */
export const deskBoard: Subject = {
  key: 'desk-board',
  name: 'Board of the desk among a million deals',
  measure: (stage) =>
    growthRows(stage, {
      what: 'the board',
      world: 'pipeline',
      few: 1000,
      many: 1_000_000,
      fill: fillPipeline,
      paths: () => [deskBoardCall.path, `${deskBoardCall.path}?product=pet`],
      longestMs: 200,
      mostGrowth: 1.5,
    }),
};
