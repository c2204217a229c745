import { statisticsCall } from '@riparo/domain/desk/statistics/figure-calls.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { readStatistics } from './read-statistics.ts';

export function registerStatistics(
  app: App,
  { standby, clock }: Pick<Dependencies, 'standby' | 'clock'>,
): void {
  serve(app, statisticsCall, ({ query: { from, to, product, consultant }, member }) => {
    // Colleagues' results are for managers and auditors.
    const seesAll = may(member.role, 'read-figures-of-others');
    const statisticsQuery = {
      from: isoDate(from),
      to: isoDate(to),
      product,
      consultant: seesAll || consultant === undefined ? consultant : member.id,
    };
    return standby.read((db) =>
      readStatistics({ db, clock }, statisticsQuery, { seesAll, reader: member.id }),
    );
  });
}
