import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import * as z from 'zod';
import { defineTemplate } from '../template.ts';

/** To a mailbox that was entered with another name or tax code. It reveals neither. */
export const otherDataTemplate = defineTemplate({
  name: 'E-mail usata con altri dati',
  mailClass: 'owner',
  picture: 'key',
  data: z.object({}),
  content: () => ({
    subject: 'Il tuo indirizzo è stato usato con altri dati',
    preview: 'Non devi fare nulla: i tuoi dati non sono cambiati',
    title: 'Qualcuno ha usato il tuo indirizzo',
    blocks: [
      {
        kind: 'paragraph',
        text: `Qualcuno, forse tu, ha scritto il tuo indirizzo e-mail in un modulo di ${brand.name}, ma con un nome o un codice fiscale diverso da quello che conosciamo.`,
      },
      {
        kind: 'paragraph',
        text: 'Può essere un errore di battitura, qualcuno di casa che usa la tua e-mail, o qualcuno che prova a indovinare chi sei. Non abbiamo mostrato nulla di te, e dopo pochi tentativi il sito non dice più se i dati corrispondono.',
      },
      {
        kind: 'paragraph',
        text: 'Non devi fare nulla: il tuo account, le tue polizze e i tuoi dati sono quelli di prima.',
      },
      {
        kind: 'note',
        text: `Eri tu? Controlla come hai scritto nome, cognome e codice fiscale. Se quelli che conosciamo non sono giusti, scrivici ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});
