import * as z from 'zod';
import type { MailBlock } from '../content.ts';

/** Null in mails queued before claims existed. */
export const claimPathSchema = z.string().nullable().default(null);

/** In every mail about a policy that has begun or is about to: where to report a claim. */
export const howToClaimBlocks = (claimPath: string | null, site: URL): MailBlock[] =>
  claimPath === null
    ? []
    : [
        {
          kind: 'link',
          text: 'Ti è successo qualcosa?',
          label: 'Raccontaci che cosa: da qui denunci un sinistro',
          url: new URL(claimPath, site).href,
        },
      ];
