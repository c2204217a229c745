import { dayInRome, isoDate, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import { estimatePensionCall } from '@riparo/domain/understand/pension/pension-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { estimatePension } from '@riparo/domain/understand/pension/estimate.ts';
import { pensionByTodaysRules } from '@riparo/domain/understand/pension/todays-rules.ts';
import { pensionWizard } from '@riparo/domain/understand/pension/wizard.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';

/** Estimates without storing any answer. */
export function registerPension(app: App, { clock }: Pick<Dependencies, 'clock'>): void {
  serve(app, estimatePensionCall, async ({ body }) => {
    const today = dayInRome(clock());
    const { errors } = checkWizard(pensionWizard, body, today);
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);

    const grossIncomeCents = cents(body.grossIncomeCents);
    const estimatedIn = yearOf(today);
    const birthDate = isoDate(body.birthDate);
    const work = { workStartYear: body.workStartYear, grossIncomeCents, career: body.career };
    const { monthlyCents, pot, ...estimate } = estimatePension({
      ...work,
      birthYear: yearOf(birthDate),
      thisYear: estimatedIn,
    });
    const person = { ...work, birthDate, today };
    return {
      ...estimate,
      pensionAmount: monthlyCents / 100,
      username: body.firstname,
      estimatedIn,
      todaysRules: {
        employee: pensionByTodaysRules({ ...person, worker: 'employee' }),
        selfEmployed: pensionByTodaysRules({ ...person, worker: 'selfEmployed' }),
      },
      pot: [...pot],
    };
  });
}
