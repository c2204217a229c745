import type * as z from 'zod/mini';
import type { MailTemplate } from './template.ts';
import { deliveryCheckTemplate } from './templates/delivery-check.ts';
import { quoteRequestForDeskTemplate, quoteRequestReceivedTemplate } from './templates/quote-request.ts';

/** Every mail the product sends. A key is stored with each mail that waits, so renaming one loses those. */
export const templates = {
  'delivery-check': deliveryCheckTemplate,
  'quote-request-for-desk': quoteRequestForDeskTemplate,
  'quote-request-received': quoteRequestReceivedTemplate,
} satisfies Record<string, MailTemplate>;

export type TemplateKey = keyof typeof templates;
export type TemplateData<Key extends TemplateKey> = z.input<(typeof templates)[Key]['data']>;
