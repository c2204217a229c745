import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';

/** Mails the desk a form that a page sent directly to the built-in forms provider, as it was filled in. */
export const submissionMailer =
  ({ config, sendMailLater }: Pick<Dependencies, 'config' | 'sendMailLater'>) =>
  async (tx: Transaction, { fields, context }: FormSubmission): Promise<void> => {
    await sendMailLater(tx, {
      to: config.deskEmail,
      template: 'form-submission-for-desk',
      data: { fields, page: context.pageName ?? '' },
    });
  };
