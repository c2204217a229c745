import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { growthRows } from '../load/growth.ts';
import { fillRequests } from '../stage/fill-requests.ts';
import type { Subject } from './subject.ts';

/** Whether the first page of the desk's queue takes longer with more open requests. */
export const deskQueue: Subject = {
  key: 'desk-queue',
  name: 'Queue of the desk among 100,000 open requests',
  measure: (stage) =>
    growthRows(stage, {
      what: 'first page of the queue',
      world: 'requests',
      few: 1000,
      many: 100_000,
      fill: fillRequests,
      paths: () => [deskRequestsCall.path],
      longestMs: 50,
      mostGrowth: 1.5,
    }),
};
