import * as z from 'zod';
import { suitabilitySchema } from '../../suitability/answers-schema.ts';
import { submissionKeySchema } from '../../../platform/values/ids.ts';
import { MAX_PEOPLE, skiPackages } from './choice.ts';
import { UTM_MAX_LENGTH } from './query.ts';

const text = z.string().max(300);
const utm = z.string().max(UTM_MAX_LENGTH).nullish();

/** Under the specification's names. The rules for names, dates, ages and so on apply afterwards. */
export const skiPolicyRequestSchema = z.object({
  /** Our addition, created by the browser: the same request sent twice is one policy. */
  submissionKey: submissionKeySchema.optional(),
  product_type: z.enum(skiPackages),
  adults_num: z.int(),
  kids_num: z.int(),
  duration: z.enum(['daily', 'seasonal']),
  /** 1 to 29; absent for a season. */
  days: z.int().nullish(),
  /** `yyyy-MM-dd HH:mm`, UTC. A moment today means immediately, on a later day in Italy its first minute. */
  start_date: text,
  holders: z
    .array(z.object({ first_name: text, last_name: text, /** `YYYY-MM-DD` */ dob: text }))
    .max(MAX_PEOPLE, `Una polizza sola assicura al massimo ${MAX_PEOPLE} persone`),
  /** Identified by `cf`, or by `dob`, `pob` and `gender`. */
  contractor: z.object({
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    cf: text.nullish(),
    dob: text.nullish(),
    pob: text.nullish(),
    gender: z.enum(['F', 'M']).nullish(),
  }),
  consents: z.object({
    privacy: z.boolean(),
    marketing: z.boolean().optional(),
    profiling: z.boolean().optional(),
    geo_localization: z.boolean().optional(),
    digital_contract: z.boolean(),
    pre_contract: z.boolean(),
  }),
  /** Our addition: the suitability answers. Checked if present, and stored with the policy. */
  suitability: suitabilitySchema.optional(),
  promo_code: z.string().max(60).nullish(),
  utm_source: utm,
  utm_medium: utm,
});

export type SkiPolicyRequest = z.output<typeof skiPolicyRequestSchema>;
