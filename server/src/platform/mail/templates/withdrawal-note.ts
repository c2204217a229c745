import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import type { MailBlock } from '../content.ts';

/** How to withdraw, in every mail about something paid. */
export function withdrawalNote(path: string | null, siteUrl: URL): MailBlock[] {
  return path === null
    ? []
    : [
        {
          kind: 'link',
          text: `Hai cambiato idea? Hai ${WITHDRAWAL_DAYS} giorni per ripensarci, senza spiegazioni: puoi`,
          label: 'recedere dal contratto qui',
          url: new URL(path, siteUrl).href,
        },
      ];
}
