import {
  type Period,
  periodError,
  periodNamed,
  type PeriodName,
  PERIODS,
} from '@riparo/domain/desk/statistics/period.ts';
import { type IsoDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';

/** The filter of the statistics, as in the screen's address. */
export type StatisticsFilter = {
  /** Null for days chosen by hand. */
  readonly named: PeriodName | null;
  readonly period: Period;
  readonly product: string;
  readonly consultant: string;
};

const USUAL: PeriodName = 'thirty-days';

/** Missing or invalid parameters of an address mean the default. */
export function readStatisticsFilter(params: URLSearchParams, today: IsoDate): StatisticsFilter {
  const named = PERIODS.find((name) => name === params.get('periodo'));
  const [from, to] = [params.get('dal') ?? '', params.get('al') ?? ''];
  const chosen = isIsoDate(from) && isIsoDate(to) && !periodError({ from, to }) ? { from, to } : null;
  const rest = { product: params.get('prodotto') ?? '', consultant: params.get('consulente') ?? '' };
  return chosen && !named
    ? { named: null, period: chosen, ...rest }
    : { named: named ?? USUAL, period: periodNamed(named ?? USUAL, today), ...rest };
}

/** The reverse; defaults are omitted. */
export function writeStatisticsFilter({
  named,
  period,
  product,
  consultant,
}: StatisticsFilter): URLSearchParams {
  const written = {
    ...(named === null ? { dal: period.from, al: period.to } : { periodo: named === USUAL ? '' : named }),
    prodotto: product,
    consulente: consultant,
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
}
