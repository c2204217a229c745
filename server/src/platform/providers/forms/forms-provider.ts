import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';

export type FormDelivery = {
  formId: string;
  submission: FormSubmission;
  /** The same for every try of the same delivery, by which a provider can tell a repeated one. */
  deliveryKey: string;
};

/** The port: a provider that resolves has taken the submission; anything else rejects, and is tried again. */
export type FormsProvider = {
  submit(delivery: FormDelivery, signal: AbortSignal): Promise<void>;
};
