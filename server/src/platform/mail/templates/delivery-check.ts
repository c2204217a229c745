import { brand } from '@riparo/domain/platform/brand/brand.ts';
import * as z from 'zod';
import { defineTemplate } from '../template.ts';

/** Sent by whoever runs the server, to see that mails leave and arrive. */
export const deliveryCheckTemplate = defineTemplate({
  mailClass: 'contract',
  picture: 'letter',
  data: z.object({ name: z.string() }),
  content: ({ name }, site) => ({
    subject: `${brand.name}: la posta funziona, ${name}`,
    preview: 'Se leggi questo messaggio, le e-mail arrivano.',
    title: `Ciao ${name}`,
    blocks: [
      { kind: 'paragraph', text: 'Se leggi questo messaggio, le e-mail partono e arrivano come devono.' },
      { kind: 'button', label: 'Vai al sito', url: site.url.href },
      { kind: 'note', text: 'Non devi fare altro.' },
    ],
  }),
});
