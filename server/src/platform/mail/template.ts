import type * as z from 'zod';
import type { DocumentReference } from '../drawing/document-reference.ts';
import type { Urgency } from '../jobs/urgency.ts';
import type { PictureName } from '../drawing/pictures/pictures.ts';
import type { MailContent } from './content.ts';
import type { MailClass } from './mail-budget.ts';

/** One kind of mail: the data it needs, kept as JSON until it is sent, and what it says about them. */
export type MailTemplate<Data extends z.core.$ZodType = z.core.$ZodType> = {
  readonly data: Data;
  /** Who can cause it, unless the call that sends it knows better. */
  readonly mailClass: MailClass;
  /** Shown above the title, to the eye alone. */
  readonly picture: PictureName;
  /** Of the mail's way out, where it is more than ordinary. */
  readonly urgency?: Urgency;
  /** Brings a code: nothing that it said is kept, whatever it is about. */
  readonly isSecret?: true;
  /** The documents it brings, made when it is sent; once what one is made from is gone, the mail no longer leaves. */
  readonly attachments?: (data: z.output<Data>) => readonly DocumentReference[];
  readonly content: (data: z.output<Data>, site: { url: URL }) => MailContent;
};

export function defineTemplate<Data extends z.core.$ZodType>(
  template: MailTemplate<Data>,
): MailTemplate<Data> {
  return template;
}
