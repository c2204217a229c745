import type {
  DealFilter as DealListQuery,
  DealViewFilter,
} from '@riparo/domain/care/deals/deal-list-calls.ts';
import type { DealStage } from '@riparo/domain/buy/deal/stages.ts';
import { columnsNamed, type DealColumn, USUAL_COLUMNS } from '@riparo/domain/care/deals/list-columns.ts';
import { type DealFileKind, dealFilePaths } from '@riparo/domain/care/deals/list-file.ts';
import type { DealOpener, DealShape, DealSort } from '@riparo/domain/care/deals/list-views.ts';
import { type IsoDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';

/** The filter and look of deals, as in the address of the screen. */
export type DealFilter = {
  readonly shape: DealShape;
  readonly stage: DealStage | undefined;
  readonly product: string;
  readonly from: IsoDate | undefined;
  readonly until: IsoDate | undefined;
  readonly openedBy: DealOpener | undefined;
  readonly words: string;
  readonly sort: DealSort;
  readonly columns: readonly DealColumn[];
};

/** The names of stages in addresses. */
const stageSlugs: Readonly<Record<DealStage, string>> = {
  quotation: 'da-completare',
  qualified_lead: 'da-pagare',
  pay_intent: 'in-pagamento',
  paid: 'pagate',
  documentation_send: 'da-firmare',
  documentation_signed: 'firmate',
  closed_won: 'concluse',
  closed_lost: 'perse',
};

const stageFrom = (slug: string | null) =>
  (Object.keys(stageSlugs) as DealStage[]).find((stage) => stageSlugs[stage] === slug);
const openerSlugs: Readonly<Record<DealOpener, string>> = { desk: 'banco', me: 'me' };
const openerFrom = (slug: string | null) =>
  (Object.keys(openerSlugs) as DealOpener[]).find((opener) => openerSlugs[opener] === slug);

const validDay = (text: string | null) => (text && isIsoDate(text) ? text : undefined);

/** Missing or invalid values in an address filter nothing. */
export const readDealFilter = (params: URLSearchParams): DealFilter => ({
  shape: params.get('come') === 'elenco' ? 'list' : 'board',
  stage: stageFrom(params.get('stato')),
  product: (params.get('prodotto') ?? '').slice(0, 50),
  from: validDay(params.get('dal')),
  until: validDay(params.get('al')),
  openedBy: openerFrom(params.get('aperte-da')),
  words: (params.get('cerca') ?? '').trim().slice(0, 100),
  sort: params.get('ordine') === 'vecchie' ? 'oldest' : 'newest',
  columns: columnsNamed((params.get('colonne') ?? '').split(' ')),
});

export const NO_FILTER = readDealFilter(new URLSearchParams());

const definedEntries = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));

const isUsual = (columns: readonly DealColumn[]) => columns.join(' ') === USUAL_COLUMNS.join(' ');

/** The reverse; values that filter nothing are left out. */
export const writeDealFilter = (filter: DealFilter): URLSearchParams =>
  new URLSearchParams(
    definedEntries({
      come: filter.shape === 'list' ? 'elenco' : '',
      stato: filter.stage && stageSlugs[filter.stage],
      prodotto: filter.product,
      dal: filter.from,
      al: filter.until,
      'aperte-da': filter.openedBy && openerSlugs[filter.openedBy],
      cerca: filter.words,
      ordine: filter.sort === 'oldest' ? 'vecchie' : '',
      colonne: isUsual(filter.columns) ? '' : filter.columns.join(' '),
    }),
  );

const queryEntries = ({ stage, product, from, until, openedBy, words, sort }: DealFilter) =>
  definedEntries({ stage, product, from, until, openedBy, q: words, sort: sort === 'oldest' ? sort : '' });

/** The query for the server's list. The board shows every stage, in its own order. */
export const listQueryOf = (filter: DealFilter): DealListQuery => Object.fromEntries(queryEntries(filter));

export const boardQueryOf = (filter: DealFilter) =>
  listQueryOf({ ...filter, stage: undefined, sort: 'newest' });

/** The shown list as a file: the same rows, the same columns. */
export function dealFilePathOf(kind: DealFileKind, filter: DealFilter): string {
  const shown = filter.shape === 'board' ? { ...filter, stage: undefined } : filter;
  const query = new URLSearchParams([...queryEntries(shown), ['columns', filter.columns.join(',')]]);
  return `${dealFilePaths[kind]}?${query.toString()}`;
}

/** Whether the filter contains more than view, order and columns. */
export const isFilteringDeals = ({ stage, product, from, until, openedBy, words }: DealFilter) =>
  [stage, product, from, until, openedBy, words].some(Boolean);

/** The content of a saved view: without search texts, which may be names. */
export const toViewFilter = (filter: DealFilter): DealViewFilter => ({
  ...(filter.stage && { stage: filter.stage }),
  ...(filter.product && { product: filter.product }),
  ...(filter.from && { from: filter.from }),
  ...(filter.until && { until: filter.until }),
  ...(filter.openedBy && { openedBy: filter.openedBy }),
  ...(filter.sort === 'oldest' && { sort: filter.sort }),
  ...(filter.shape === 'list' && { shape: filter.shape }),
  ...(!isUsual(filter.columns) && { columns: [...filter.columns] }),
});

export const fromViewFilter = (view: DealViewFilter): DealFilter => ({
  ...NO_FILTER,
  shape: view.shape ?? 'board',
  stage: view.stage,
  product: view.product ?? '',
  from: validDay(view.from ?? null),
  until: validDay(view.until ?? null),
  openedBy: view.openedBy,
  sort: view.sort ?? 'newest',
  columns: columnsNamed(view.columns ?? []),
});

export const isSameView = (one: DealFilter, other: DealFilter) =>
  writeDealFilter({ ...one, words: '' }).toString() === writeDealFilter({ ...other, words: '' }).toString();
