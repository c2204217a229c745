import { bodyOf } from '@riparo/domain/understand/checkup/wire.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { forErrorPage } from './error-page.ts';
import { referralCode } from './referral-code.ts';

export const sendQuiz: Submit<CheckupReport> = async ({ answers, key, signal }) => {
  const code = referralCode();
  const body = { ...bodyOf(answers), submissionKey: key, ...(code !== null && { referral_code: code }) };
  return forErrorPage(await callApi(submitQuizCall, { body, signal }));
};
