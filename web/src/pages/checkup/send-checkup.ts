import { bodyOf } from '@riparo/domain/checkup/wire.ts';
import { submitCheckupCall } from '@riparo/domain/contract/checkup-calls.ts';
import type { CheckupReport } from '@riparo/domain/checkup/report-schema.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submit } from '../../wizard/use-submission.ts';
import { forErrorPage } from './error-page.ts';

export const sendCheckup: Submit<CheckupReport & { readonly isMailWithheld?: true | undefined }> = async ({
  answers,
  key,
  signal,
}) =>
  forErrorPage(
    await callApi(submitCheckupCall, { body: { ...bodyOf(answers), submissionKey: key }, signal }),
  );
