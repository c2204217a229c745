import { READ_ACTIONS, type ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import { notInArray } from 'drizzle-orm';
import { deskLog } from '../src/desk/log/tables.ts';

const openings = (Object.keys(READ_ACTIONS) as ReadAction[]).filter((action) =>
  ['list', 'page'].includes(READ_ACTIONS[action]),
);

/** Actions, and data shown on request: not the pages and lists opened on the way. */
export const isNotPageView = notInArray(deskLog.action, openings);
