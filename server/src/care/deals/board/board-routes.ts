import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  dealViewsCall,
  deskBoardCall,
  deskDealsCall,
  keepDealViewCall,
  removeDealViewCall,
  renameDealViewCall,
} from '@riparo/domain/care/deals/deal-list-calls.ts';
import type { Dependencies } from '../../../platform/process/dependencies.ts';
import type { App } from '../../../platform/http/app-instance.ts';
import { failure } from '../../../platform/http/problem-answers.ts';
import { serve } from '../../../platform/http/serve.ts';
import { totalsOf } from './deal-totals.ts';
import { saveView, removeView, renameView, viewsOf } from './deal-views.ts';
import { listDeals, withNameMatches } from './list-deals.ts';
import { readBoard } from './read-board.ts';

export function registerBoard(app: App, parts: Pick<Dependencies, 'db' | 'clock'>): void {
  const { db } = parts;

  // Names are looked up before the reading transaction, because the lookup changes the planner's settings.
  serve(app, deskDealsCall, async ({ member, query: { after, ...query }, read }) => {
    const filter = await withNameMatches(db, { ...query, reader: member.id });
    const { q: words, ...filters } = query;
    return read(
      { subject: 'deals', details: { ...filters, after }, words },
      async (tx) => {
        const [page, totals] = await Promise.all([
          listDeals(tx, filter, after),
          after === undefined ? totalsOf(tx, filter) : null,
        ]);
        return { ...page, totals };
      },
      ({ data }) => ({ ids: data.map(({ uuid }) => uuid) }),
    );
  });

  serve(app, deskBoardCall, async ({ member, query, read }) => {
    const filter = await withNameMatches(db, { ...query, reader: member.id });
    const { q: words, ...filters } = query;
    return read(
      { subject: 'deals', details: { ...filters, board: true }, words },
      async (tx) => ({ data: await readBoard(tx, filter) }),
      ({ data }) => ({ ids: data.flatMap(({ deals }) => deals.map(({ uuid }) => uuid)) }),
    );
  });

  serve(app, dealViewsCall, ({ member }) => viewsOf(parts, member.id));

  serve(app, keepDealViewCall, ({ member, body }) => saveView(parts, member.id, body));

  serve(
    app,
    renameDealViewCall,
    async ({ member, params, body }) =>
      (await renameView(parts, member.id, params.id, body.name)) ?? failure(generalErrors['not-found']),
  );

  serve(app, removeDealViewCall, ({ member, params }) => removeView(parts, member.id, params.id));
}
