import { brand } from '@riparo/domain/platform/brand/brand.ts';
import {
  changeableConsents,
  type ChangeableConsent,
  CONSENT_REQUEST_DAYS,
} from '@riparo/domain/platform/consent/status.ts';
import * as z from 'zod';
import { defineTemplate } from '../template.ts';

const wishes: Readonly<Record<ChangeableConsent, string>> = {
  marketing: 'ricevere novità e offerte via e-mail o telefono',
  userProfiling: 'far analizzare i tuoi dati per ricevere proposte su misura',
};

/**
 * To a mailbox named in a form with optional consents, perhaps not by its owner. Contains nothing about the
 * form's author.
 */
export const consentRequestTemplate = defineTemplate({
  name: 'Conferma dei consensi',
  mailClass: 'stranger',
  picture: 'letter',
  data: z.object({ marketing: z.boolean(), userProfiling: z.boolean(), path: z.string() }),
  content: ({ path, ...asked }, { url: site }) => ({
    subject: asked.marketing
      ? 'Vuoi ricevere novità e offerte? Manca la tua conferma'
      : 'Vuoi proposte su misura? Manca la tua conferma',
    preview: 'Se non confermi, non cambia nulla',
    title: 'Ci serve la tua conferma',
    blocks: [
      {
        kind: 'paragraph',
        text: `In un modulo di ${brand.name} compilato con il tuo indirizzo è stato chiesto di ${changeableConsents
          .filter((kind) => asked[kind])
          .map((kind) => wishes[kind])
          .join(' e di ')}.`,
      },
      {
        kind: 'paragraph',
        text: 'Chiunque può scrivere il tuo indirizzo in un modulo: per questo vale solo se lo confermi tu.',
      },
      { kind: 'button', label: 'Leggi e conferma', url: new URL(path, site).href },
      {
        kind: 'note',
        text: `Non eri tu, o hai cambiato idea? Ignora questa e-mail: non cambia nulla, e tra ${CONSENT_REQUEST_DAYS} giorni il link smette di funzionare.`,
      },
    ],
  }),
});
