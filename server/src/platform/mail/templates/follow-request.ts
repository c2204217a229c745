import * as z from 'zod';
import type { MailBlock } from '../content.ts';

/** Null in mails queued before these links existed. */
export const followPathSchema = z.string().nullable().default(null);

/** Where a visitor follows, moves or cancels the call they requested. */
export const followRequest = (requestPath: string | null, site: URL): MailBlock[] =>
  requestPath === null
    ? []
    : [
        {
          kind: 'link',
          text: 'Vuoi vedere a che punto siamo, cambiare orario, o dirci che non serve più?',
          label: 'Segui la tua richiesta',
          url: new URL(requestPath, site).href,
        },
      ];
