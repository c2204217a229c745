import { bodyOf } from '@riparo/domain/understand/checkup/wire.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { forErrorPage } from './error-page.ts';

export const sendCheckup: Submit<CheckupReport & { readonly isMailWithheld?: true | undefined }> = async ({
  answers,
  key,
  signal,
}) =>
  forErrorPage(
    await callApi(submitCheckupCall, { body: { ...bodyOf(answers), submissionKey: key }, signal }),
  );
