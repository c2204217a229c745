import type { MailBlock } from '../content.ts';

/** The way out, in every mail about something paid. */
export function withdrawalNote(path: string | null, siteUrl: URL): MailBlock[] {
  return path === null
    ? []
    : [
        {
          kind: 'note',
          text: `Hai cambiato idea? Nei primi 14 giorni puoi recedere dal contratto qui, senza spiegazioni: ${new URL(path, siteUrl).href}`,
        },
      ];
}
