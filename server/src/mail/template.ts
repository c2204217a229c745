import type * as z from 'zod/mini';
import type { MailContent } from './content.ts';

/** One kind of mail: the data it needs, kept as JSON until it is sent, and what it says about them. */
export type MailTemplate<Data extends z.core.$ZodType = z.core.$ZodType> = {
  readonly data: Data;
  readonly content: (data: z.output<Data>, site: { url: URL }) => MailContent;
};

export function defineTemplate<Data extends z.core.$ZodType>(
  template: MailTemplate<Data>,
): MailTemplate<Data> {
  return template;
}
