import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';

/** The answers of the pension wizard; its steps' rules are applied to them by the server too. */
export const pensionAnswersSchema = z.object({
  firstname: z.string(),
  birthDate: z.string(),
  workStartYear: z.number(),
  grossIncomeCents: z.number(),
  career: z.number(),
});

const centsSchema = z.int();

/** The same person by today's law: a figure beside the estimate. */
const todaysPensionSchema = z.object({
  rulesYear: z.int(),
  /** When the first payment is due, and the age completed then. */
  year: z.int(),
  month: z.int(),
  ageYears: z.int(),
  ageMonths: z.int(),
  waitsFor: z.enum(['years', 'amount']).nullable(),
  /** Net, each of thirteen payments. */
  monthlyCents: centsSchema,
  grossYearlyCents: centsSchema,
  taxYearlyCents: centsSchema,
  localTaxYearlyCents: centsSchema,
  coefficientPercent: z.number(),
  /** Today's income, net, over thirteen payments. */
  netIncomePerPaymentCents: centsSchema,
});

export type TodaysPensionResult = z.output<typeof todaysPensionSchema>;

export const pensionResultSchema = z.object({
  /** Euro with cents: net, each of thirteen payments. */
  pensionAmount: z.number(),
  yearOfRetirement: z.int(),
  yearOfBirth: z.int(),
  ageOfRetirement: z.int(),
  username: z.string(),
  version: z.string(),
  /** The year that counted as this one. */
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
