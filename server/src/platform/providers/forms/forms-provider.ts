import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';

export type FormDelivery = {
  formId: string;
  submission: FormSubmission;
  /** The same for every try of a delivery, so that a provider can recognise a repeated one. */
  deliveryKey: string;
};

/** The port: resolving means the provider accepted the submission; anything else rejects and is retried. */
export type FormsProvider = {
  submit(delivery: FormDelivery, signal: AbortSignal): Promise<void>;
};
