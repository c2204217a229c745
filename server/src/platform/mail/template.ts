import type * as z from 'zod';
import type { DocumentReference } from '../drawing/document-reference.ts';
import type { Urgency } from '../jobs/urgency.ts';
import type { PictureName } from '../drawing/pictures/pictures.ts';
import type { MailContent } from './content.ts';
import type { MailClass } from './mail-budget.ts';

/** One kind of mail: the data it needs, stored as JSON until it is sent, and its content. */
export type MailTemplate<Data extends z.core.$ZodType = z.core.$ZodType> = {
  /** For staff, in Italian. */
  readonly name: string;
  readonly data: Data;
  /** Who can trigger it, unless the sending call knows better. */
  readonly mailClass: MailClass;
  /** Decorative, above the title. */
  readonly picture: PictureName;
  /** Set if it is more urgent than usual. */
  readonly urgency?: Urgency;
  /** Contains a code: its content is never stored after sending, whatever it is about. */
  readonly isSecret?: true;
  /** Attached documents, made when it is sent; if the source of one is gone, the mail is not sent. */
  readonly attachments?: (data: z.output<Data>) => readonly DocumentReference[];
  readonly content: (data: z.output<Data>, site: { url: URL }) => MailContent;
};

export function defineTemplate<Data extends z.core.$ZodType>(
  template: MailTemplate<Data>,
): MailTemplate<Data> {
  return template;
}
