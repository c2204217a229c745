import * as z from 'zod';
import { areaKeys } from './areas.ts';

const areaKeySchema = z.enum(areaKeys);
const shareSchema = z.number().min(0).max(1);

export const suggestedPolicySchema = z.object({
  /** The area of `areas` that it covers. */
  area: areaKeySchema,
  title: z.string(),
  /** Euro; null where nothing honest can be said before a quote. */
  minimum_price: z.number().nullable(),
  /** How often `minimum_price` is paid: `al mese`, `all’anno`, `a viaggio`. */
  installment: z.string(),
  /** True: the order of magnitude on the market, not a price of ours. */
  is_price_indicative: z.boolean(),
  /** What the price is for, or why there is none: a whole Italian sentence. */
  price_note: z.string(),
  /** A path of this site. */
  company_logo: z.string(),
  /** The words on the button. */
  cta: z.string(),
  /** A path of this site; it carries no personal data. */
  cta_url: z.string(),
  /** The guide to download, as PDF; null where there is none. */
  guide_url: z.string().nullable(),
  /** The same guide as a page. */
  guide_page_url: z.string().nullable(),
  /** What a product of ours covers, as a page; reports of before these pages do not have it. */
  product_page_url: z.string().nullable().optional(),
  /** Why it is suggested, taken from the answers: whole Italian sentences, at least one. */
  reasons: z.array(z.string()),
});

/** A checkup or quiz, once it has been computed: drawn from this alone, whoever opens its link. */
export const checkupReportSchema = z.object({
  id: z.uuid(),
  client: z.object({ first_name: z.string() }),
  request: z.object({ coverage_feeling: z.int() }),
  /** How covered the person is, 0 to 100 percent. */
  result: z.int().min(0).max(100),
  /** At most five, the most urgent first. */
  suggested_policies: z.array(suggestedPolicySchema),
  /** What this person needs, the greatest need first; areas that do not concern them are left out. */
  areas: z.array(
    z.object({
      key: areaKeySchema,
      title: z.string(),
      /** 0 to 1, where 1 is the greatest need of this person. */
      need: shareSchema,
      /** 0 to 1: how much of the need the policies owned cover. */
      cover: shareSchema,
      /** What we sell for it, what we wrote about it, else a quote: paths of this site. Older reports have none. */
      links: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
    }),
  ),
  score_version: z.string(),
  /** The day in Italy, `YYYY-MM-DD`. */
  created_on: z.iso.date(),
});

export type CheckupReport = z.output<typeof checkupReportSchema>;
export type SuggestedPolicy = CheckupReport['suggested_policies'][number];
