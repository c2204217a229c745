import * as z from 'zod';
import type { MailBlock } from '../content.ts';

/** Mails that waited when links came to be have none. */
export const followPathSchema = z.string().nullable().default(null);

/** Where somebody sees what becomes of the call they asked for, moves it, or gives it up. */
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
