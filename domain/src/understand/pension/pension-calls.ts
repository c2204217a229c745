import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';

/** The answers of the pension wizard; the server applies its rules too. */
export const pensionAnswersSchema = z.object({
  firstname: z.string(),
  birthDate: z.string(),
  workStartYear: z.number(),
  grossIncomeCents: z.number(),
  career: z.number(),
});

const centsSchema = z.int();

/** The same person under today's law: a comparison to the estimate. */
const todaysPensionSchema = z.object({
  rulesYear: z.int(),
  /** The date of the first payment, and the age reached by then. */
  year: z.int(),
  month: z.int(),
  ageYears: z.int(),
  ageMonths: z.int(),
  waitsFor: z.enum(['years', 'amount']).nullable(),
  /** Net, per payment, thirteen a year. */
  monthlyCents: centsSchema,
  grossYearlyCents: centsSchema,
  taxYearlyCents: centsSchema,
  localTaxYearlyCents: centsSchema,
  coefficientPercent: z.number(),
  /** Today's net income, over thirteen payments. */
  netIncomePerPaymentCents: centsSchema,
});

export type TodaysPensionResult = z.output<typeof todaysPensionSchema>;

export const pensionResultSchema = z.object({
  /** Euro with cents: net, per payment, thirteen a year. */
  pensionAmount: z.number(),
  yearOfRetirement: z.int(),
  yearOfBirth: z.int(),
  ageOfRetirement: z.int(),
  username: z.string(),
  version: z.string(),
  /** The current year when it was estimated. */
  estimatedIn: z.int(),
  grossYearlyCents: centsSchema,
  taxYearlyCents: centsSchema,
  coefficientPercent: z.number(),
  /** With the contributions of an employee, and with those of a craftsman or trader. */
  todaysRules: z.object({ employee: todaysPensionSchema, selfEmployed: todaysPensionSchema }),
  pot: z.array(z.object({ year: z.int(), contributionCents: centsSchema, potCents: centsSchema })),
});

export type PensionResult = z.output<typeof pensionResultSchema>;

export const estimatePensionCall = defineCall({
  id: 'estimatePension',
  method: 'POST',
  path: '/api/v1/pension/estimate',
  access: everybody,
  summary: 'Stima la pensione mensile dalle risposte del questionario. Nulla viene conservato.',
  body: pensionAnswersSchema,
  answer: { status: 200, schema: pensionResultSchema },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
