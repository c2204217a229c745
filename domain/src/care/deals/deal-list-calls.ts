import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { dealOrders, dealStages, type DealStage } from '../../buy/deal/stages.ts';
import { dealViewErrors } from './board-errors.ts';
import { DEAL_COLUMNS } from './list-columns.ts';
import { DEAL_OPENERS, DEAL_SHAPES, DEAL_SORTS, MAX_VIEW_NAME_LENGTH } from './list-views.ts';
import { dealUuidSchema } from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/deals';
const viewBase = '/api/v1/desk/deal-views';
const { DealViewNameTaken, TooManyDealViews } = dealViewErrors;

const stageSchema = z.enum(dealStages.map(({ key }) => key) as [DealStage, ...DealStage[]]);
const moment = z.iso.datetime();

/** A deal as a row or a card. Phone and tax code are only on its page. */
export const listedDealSchema = z.object({
  uuid: dealUuidSchema,
  /** Grows with every change. */
  version: z.int(),
  stage: stageSchema,
  order: z.enum(dealOrders),
  product: z.object({ key: z.string(), title: z.string() }),
  /** Null for an erased person: the contract is stored, and found only by its code. */
  person: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
  priceCents: z.int(),
  createdAt: moment,
  /** When its link expires; null once it was paid. */
  expiresAt: moment.nullable(),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
});

export type ListedDeal = z.output<typeof listedDealSchema>;

/** The filters a saved view may contain: all but the search text, which may be a person's name. */
const savedFilter = z.object({
  product: z.string().trim().min(1).max(50).optional(),
  /** Opened on this day or later, in Italy. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  openedBy: z.enum(DEAL_OPENERS).optional(),
});

const boardFilter = savedFilter.extend({
  /** Names, an e-mail, a policy number or the code of a deal. */
  q: z.string().trim().min(1).max(100).optional(),
});

export type BoardFilter = z.output<typeof boardFilter>;

export const dealFilterSchema = boardFilter.extend({
  stage: stageSchema.optional(),
  sort: z.enum(DEAL_SORTS).optional(),
});

export type DealFilter = z.output<typeof dealFilterSchema>;

const totalsSchema = z.object({
  number: z.int(),
  sumCents: z.int(),
  /** There are more than were counted; the sum covers only those counted. */
  isMore: z.boolean(),
});

export type DealTotals = z.output<typeof totalsSchema>;

export const deskDealsCall = defineCall({
  id: 'deskDeals',
  method: 'GET',
  path: base,
  access: staff('read-deals'),
  reads: 'deals.listed',
  summary: 'Le pratiche, pagina per pagina; con la prima quante sono e quanto valgono.',
  query: dealFilterSchema.extend({
    /** Cursor: where the previous page ended. */
    after: z.string().max(100).optional(),
  }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(listedDealSchema),
      /** Null on the last page. */
      next: z.string().nullable(),
      /** Null on all pages but the first. */
      totals: totalsSchema.nullable(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const deskBoardCall = defineCall({
  id: 'deskBoard',
  method: 'GET',
  path: `${base}/board`,
  access: staff('read-deals'),
  reads: 'deals.listed',
  summary: 'Le pratiche per stato: quante, quanto valgono, la più vecchia, e le ultime di ognuno.',
  query: boardFilter,
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(
        totalsSchema.extend({
          stage: stageSchema,
          oldestAt: moment.nullable(),
          deals: z.array(listedDealSchema),
        }),
      ),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export type DeskBoard = z.output<(typeof deskBoardCall)['answer']['schema']>['data'];

const viewFilterSchema = savedFilter.extend({
  stage: stageSchema.optional(),
  sort: z.enum(DEAL_SORTS).optional(),
  shape: z.enum(DEAL_SHAPES).optional(),
  columns: z.array(z.enum(DEAL_COLUMNS)).max(DEAL_COLUMNS.length).optional(),
});

export type DealViewFilter = z.output<typeof viewFilterSchema>;

const viewSchema = z.object({ id: z.uuid(), name: z.string(), filter: viewFilterSchema });

export type DealView = z.output<typeof viewSchema>;

const viewName = z.string().trim().min(1).max(MAX_VIEW_NAME_LENGTH);
const viewsAnswer = { status: 200, schema: z.object({ data: z.array(viewSchema) }) } as const;
const byId = z.object({ id: z.uuid() });

export const dealViewsCall = defineCall({
  id: 'dealViews',
  method: 'GET',
  path: viewBase,
  access: staff('read-deals'),
  reads: readsNoPersonalData('Only what the member set up for themselves.'),
  summary: 'Le viste che la persona ha tenuto con un nome.',
  answer: viewsAnswer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const keepDealViewCall = defineCall({
  id: 'keepDealView',
  method: 'POST',
  path: viewBase,
  access: staff('read-deals'),
  reads: readsNoPersonalData('Only what the member set up for themselves.'),
  summary: 'Tiene dei filtri con un nome.',
  body: z.object({ name: viewName, filter: viewFilterSchema }),
  answer: viewsAnswer,
  errors: [DealViewNameTaken, TooManyDealViews],
  timeoutMs: serviceTimeoutMs,
});

export const renameDealViewCall = defineCall({
  id: 'renameDealView',
  method: 'PATCH',
  path: `${viewBase}/:id`,
  access: staff('read-deals'),
  reads: readsNoPersonalData('Only what the member set up for themselves.'),
  summary: 'Dà un altro nome a una propria vista.',
  params: byId,
  body: z.object({ name: viewName }),
  answer: viewsAnswer,
  errors: [DealViewNameTaken],
  timeoutMs: serviceTimeoutMs,
});

export const removeDealViewCall = defineCall({
  id: 'removeDealView',
  method: 'DELETE',
  path: `${viewBase}/:id`,
  access: staff('read-deals'),
  reads: readsNoPersonalData('Only what the member set up for themselves.'),
  summary: 'Toglie una propria vista; se non c’è più non cambia nulla.',
  params: byId,
  answer: viewsAnswer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
