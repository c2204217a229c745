import * as z from 'zod';
import { areaKeys } from './areas.ts';

const areaKeySchema = z.enum(areaKeys);
const shareSchema = z.number().min(0).max(1);

export const suggestedPolicySchema = z.object({
  /** The area of `areas` that it covers. */
  area: areaKeySchema,
  title: z.string(),
  /** Euro; null if only a quote can tell. */
  minimum_price: z.number().nullable(),
  /** The period of `minimum_price`: `al mese`, `all’anno`, `a viaggio`. */
  installment: z.string(),
  /** True: a typical market price, not ours. */
  is_price_indicative: z.boolean(),
  /** What the price is for, or why there is none, as an Italian sentence. */
  price_note: z.string(),
  /** A path of this site. */
  company_logo: z.string(),
  cta: z.string(),
  /** A path of this site; it carries no personal data. */
  cta_url: z.string(),
  guide_url: z.string().nullable(),
  /** The guide as a page. */
  guide_page_url: z.string().nullable(),
  /** The page of our product; missing in older reports. */
  product_page_url: z.string().nullable().optional(),
  /** Why it is suggested, from the answers: at least one Italian sentence. */
  reasons: z.array(z.string()),
});

/** The computed result of a checkup or quiz; its page is rendered from this alone. */
export const checkupReportSchema = z.object({
  id: z.uuid(),
  client: z.object({ first_name: z.string() }),
  request: z.object({ coverage_feeling: z.int() }),
  /** How covered the person is, 0 to 100 percent. */
  result: z.int().min(0).max(100),
  /** At most five, the most urgent first. */
  suggested_policies: z.array(suggestedPolicySchema),
  /** The person's needs, greatest first; irrelevant areas are omitted. */
  areas: z.array(
    z.object({
      key: areaKeySchema,
      title: z.string(),
      /** 0 to 1, where 1 is this person's greatest need. */
      need: shareSchema,
      /** 0 to 1: the share of the need covered by the policies owned. */
      cover: shareSchema,
      /** Our product, our guide, otherwise a quote: paths of this site. Missing in older reports. */
      links: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
    }),
  ),
  score_version: z.string(),
  /** The date in Italy, `YYYY-MM-DD`. */
  created_on: z.iso.date(),
});

export type CheckupReport = z.output<typeof checkupReportSchema>;
export type SuggestedPolicy = CheckupReport['suggested_policies'][number];
