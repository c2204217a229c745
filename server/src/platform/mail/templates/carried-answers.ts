import { carriedPath } from '@riparo/domain/understand/resume-link/paths.ts';
import * as z from 'zod';
import { dayInWords } from '../../drawing/wording/in-rome.ts';
import { defineTemplate } from '../template.ts';

/** Takes somebody to the answers that they gave on another device. It says nothing of them. */
export const carriedAnswersTemplate = defineTemplate({
  mailClass: 'stranger',
  picture: 'open-door',
  data: z.object({ title: z.string(), token: z.string(), expiresAt: z.iso.datetime() }),
  content: ({ title, token, expiresAt }, site) => ({
    subject: 'Riprendi da dove eri',
    preview: 'Il link che hai chiesto per continuare su un altro dispositivo',
    title: 'Le tue risposte ti aspettano',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hai chiesto di continuare su un altro dispositivo: «${title}». Con questo link riprendi dalla domanda a cui eri.`,
      },
      { kind: 'button', label: 'Riprendi', url: new URL(carriedPath(token), site.url).href },
      {
        kind: 'note',
        text: `Il link vale fino al ${dayInWords(new Date(expiresAt))} ed è solo tuo: chi lo ha vede le risposte. Poi le cancelliamo. E-mail, telefono e consensi non vengono trasferiti: li chiediamo di nuovo.`,
      },
      {
        kind: 'note',
        text: 'Non l’hai chiesto tu? Non aprire il link e ignora questa e-mail: non succede nulla.',
      },
    ],
  }),
});
