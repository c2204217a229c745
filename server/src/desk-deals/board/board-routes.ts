import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  dealViewsCall,
  deskBoardCall,
  deskDealsCall,
  keepDealViewCall,
  removeDealViewCall,
  renameDealViewCall,
} from '@riparo/domain/contract/deal-list-calls.ts';
import type { Dependencies } from '../../dependencies/dependencies.ts';
import type { App } from '../../http/app-instance.ts';
import { failure } from '../../http/problem-answers.ts';
import { serve } from '../../http/serve.ts';
import { totalsOf } from './deal-totals.ts';
import { keepView, removeView, renameView, viewsOf } from './deal-views.ts';
import { listDeals, withNamed } from './list-deals.ts';
import { readBoard } from './read-board.ts';

export function registerBoard(app: App, parts: Pick<Dependencies, 'db' | 'clock'>): void {
  const { db } = parts;

  serve(app, deskDealsCall, async ({ member, query: { after, ...query } }) => {
    const filter = await withNamed(db, { ...query, reader: member.id });
    const [page, totals] = await Promise.all([
      listDeals(db, filter, after),
      after === undefined ? totalsOf(db, filter) : null,
    ]);
    return { ...page, totals };
  });

  serve(app, deskBoardCall, async ({ member, query }) => ({
    data: await readBoard(db, await withNamed(db, { ...query, reader: member.id })),
  }));

  serve(app, dealViewsCall, ({ member }) => viewsOf(parts, member.id));

  serve(app, keepDealViewCall, ({ member, body }) => keepView(parts, member.id, body));

  serve(
    app,
    renameDealViewCall,
    async ({ member, params, body }) =>
      (await renameView(parts, member.id, params.id, body.name)) ?? failure(generalErrors['not-found']),
  );

  serve(app, removeDealViewCall, ({ member, params }) => removeView(parts, member.id, params.id));
}
