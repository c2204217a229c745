import * as z from 'zod';
import { areaKeys } from '../checkup/areas.ts';
import { checkupErrors } from '../checkup/errors.ts';
import {
  checkupPolicies,
  familyStatusOptions,
  FEELING_MAX,
  FEELING_MIN,
  greenVehicleOptions,
  homeOptions,
  jobs,
  jobTitleOptions,
  MORE_THAN_THREE,
  petOptions,
  REFERRAL_MAX_LENGTH,
  sportOptions,
  worryOptions,
} from '../checkup/options.ts';
import { submissionHeadersSchema, submissionKeySchema } from '../ids.ts';
import { everybody, guestOrCustomer } from './access.ts';
import { defineCall, partnerTimeoutMs } from './call.ts';

const listItemSchema = z.object({ id: z.int(), name: z.string() });

const valuesOf = <const V extends string>(options: readonly { readonly value: V }[]) =>
  options.map(({ value }) => value);
const idsOf = <const Id extends number>(items: readonly { readonly id: Id }[]) => items.map(({ id }) => id);

const upToMoreThanThree = z.int().min(0).max(MORE_THAN_THREE);
/** A list, or the one that it would hold. Whether one must be named is the affair of the questions. */
const severalOf = <const V extends string>(options: readonly { readonly value: V }[]) => {
  const one = z.enum(valuesOf(options));
  return z.union([z.array(one).max(options.length), one]);
};

/** A consent that is not spoken of is kept as not given; the site's own forms ask for each. */
const consent = z.boolean().optional();

/** What both questionnaires send, under the names of the specification. Rules of names, dates and so on come after. */
const questionnaireFields = {
  submissionKey: submissionKeySchema.optional(),
  first_name: z.string().max(200),
  last_name: z.string().max(200),
  email: z.string().max(300),
  /** Ids of `getCheckupPolicies`; empty for 'Nessuna'. */
  policy_types: z.array(z.literal(idsOf(checkupPolicies))).max(checkupPolicies.length),
  trusted_broker: z.boolean(),
  worried_about: severalOf(worryOptions),
  /** `YYYY-MM-DD` */
  client_dob: z.string().max(10),
  family_status: z.enum(valuesOf(familyStatusOptions)),
  /** Absent where it is not asked. */
  only_source_income: z.boolean().nullish(),
  with_children: z.boolean(),
  /** 0 to 4, where 4 means more than three. Absent, children count as one. */
  num_of_children: upToMoreThanThree.nullish(),
  /** An id of `getJobs`; absent where it is not asked. */
  job_id: z.literal(idsOf(jobs)).nullish(),
  job_title: z.enum(valuesOf(jobTitleOptions)).nullish(),
  rental_ownership: z.enum(valuesOf(homeOptions)),
  /** Absent for tenants, who are not asked. */
  mortgage: z.boolean().nullish(),
  pets: severalOf(petOptions),
  use_green_vehicles: z.boolean(),
  green_vehicles: severalOf(greenVehicleOptions),
  sports: severalOf(sportOptions),
  num_of_travels: upToMoreThanThree,
  coverage_feeling: z.int().min(FEELING_MIN).max(FEELING_MAX),
  privacy: consent,
};

const referralSchema = z.string().max(REFERRAL_MAX_LENGTH).nullish();

export const checkupRequestSchema = z.object({
  ...questionnaireFields,
  /** `+39` and digits. */
  phone: z.string().nullish(),
  referral: referralSchema,
  userProfiling: consent,
  marketing: consent,
});

/** The quiz asks for the privacy consent alone. */
export const quizRequestSchema = z.object({ ...questionnaireFields, referral_code: referralSchema });

export type CheckupRequest = z.output<typeof checkupRequestSchema>;
export type QuizRequest = z.output<typeof quizRequestSchema>;

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
    }),
  ),
  score_version: z.string(),
  /** The day in Italy, `YYYY-MM-DD`. */
  created_on: z.iso.date(),
});

export type CheckupReport = z.output<typeof checkupReportSchema>;
export type SuggestedPolicy = CheckupReport['suggested_policies'][number];

export const getCheckupPoliciesCall = defineCall({
  id: 'getCheckupPolicies',
  method: 'GET',
  path: '/api/public/checkup_policies',
  access: everybody,
  summary: 'Le polizze tra cui scegliere quelle che si possiedono.',
  answer: { status: 200, schema: z.array(listItemSchema) },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});

export const getJobsCall = defineCall({
  id: 'getJobs',
  method: 'GET',
  path: '/api/public/jobs',
  access: everybody,
  summary: 'Le condizioni lavorative tra cui scegliere la propria.',
  answer: { status: 200, schema: z.array(listItemSchema) },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});

export const submitCheckupCall = defineCall({
  id: 'submitCheckup',
  method: 'POST',
  path: '/api/public/checkups',
  access: guestOrCustomer,
  summary:
    'Valuta le risposte del checkup, le conserva e manda il report per e-mail. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: checkupRequestSchema,
  answer: { status: 201, schema: checkupReportSchema },
  errors: [checkupErrors['personal-data-mismatch']],
  timeoutMs: partnerTimeoutMs,
});

export const submitQuizCall = defineCall({
  id: 'submitQuiz',
  method: 'POST',
  path: '/api/public/quizzes',
  access: guestOrCustomer,
  summary:
    'Valuta le risposte del quiz, le conserva e manda il report per e-mail. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: quizRequestSchema,
  answer: { status: 201, schema: checkupReportSchema },
  errors: [checkupErrors['personal-data-mismatch']],
  timeoutMs: partnerTimeoutMs,
});

export const getCheckupReportCall = defineCall({
  id: 'getCheckupReport',
  method: 'GET',
  path: '/api/public/checkups/:id',
  access: everybody,
  summary:
    'Il report di un checkup o di un quiz, così come è stato calcolato il giorno in cui è stato fatto.',
  params: z.object({ id: z.uuid() }),
  answer: { status: 200, schema: checkupReportSchema },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});
