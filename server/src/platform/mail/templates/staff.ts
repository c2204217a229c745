import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { DESK_PATH, invitationPath } from '@riparo/domain/desk/staff/paths.ts';
import * as z from 'zod';
import { momentInWords } from '../../drawing/wording/in-rome.ts';
import { defineTemplate } from '../template.ts';

/** To new staff, or to staff who lost access. */
export const staffInvitationTemplate = defineTemplate({
  name: 'Invito al banco',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({
    /** The name of the role, and what it does. */
    role: z.string(),
    meaning: z.string(),
    token: z.string(),
    /** Null if it comes from the operator. */
    invitedBy: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    isRenewal: z.boolean(),
  }),
  content: ({ role, meaning, token, invitedBy, expiresAt, isRenewal }, site) => ({
    subject: isRenewal
      ? `Un nuovo accesso al banco di ${brand.name}`
      : `Il tuo invito al banco di ${brand.name}`,
    preview: 'Il link dura tre giorni e si usa una volta sola',
    title: isRenewal ? 'Scegli di nuovo come entrare' : `Benvenuta o benvenuto al banco di ${brand.name}`,
    blocks: [
      {
        kind: 'paragraph',
        text: isRenewal
          ? 'Con questo link scegli una nuova password e un nuovo secondo fattore. Fino ad allora valgono quelli di prima.'
          : `${invitedBy ?? 'Chi gestisce il sito'} ti ha invitato a lavorare al banco, il posto da cui seguiamo le persone che ci scrivono.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Ruolo', role],
          ['Che cosa puoi fare', meaning],
        ],
      },
      {
        kind: 'button',
        label: isRenewal ? 'Scegli come entrare' : 'Accetta l’invito',
        url: new URL(invitationPath(token), site.url).href,
      },
      {
        kind: 'note',
        text: `Il link vale fino al ${momentInWords(new Date(expiresAt))} e si usa una volta sola. Ti serviranno una password lunga e un secondo fattore: una passkey, oppure un’app di codici sul telefono.`,
      },
      { kind: 'note', text: 'Non te l’aspettavi? Non aprire il link e avvisa chi gestisce il sito.' },
    ],
  }),
});

export const staffNewDeviceTemplate = defineTemplate({
  name: 'Nuovo dispositivo al banco',
  mailClass: 'contract',
  picture: 'key',
  data: z.object({ firstName: z.string(), device: z.string(), at: z.iso.datetime() }),
  content: ({ firstName, device, at }, site) => ({
    subject: `Accesso al banco di ${brand.name} da un nuovo dispositivo`,
    preview: `Da ${device}`,
    title: `Ciao ${firstName}, hai usato un nuovo dispositivo`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Qualcuno è entrato al banco con la tua password e il tuo secondo fattore, da un dispositivo che non conosciamo.',
      },
      {
        kind: 'facts',
        rows: [
          ['Dispositivo', device],
          ['Quando', momentInWords(new Date(at))],
        ],
      },
      {
        kind: 'button',
        label: 'Guarda i tuoi dispositivi',
        url: new URL(`${DESK_PATH}/impostazioni`, site.url).href,
      },
      {
        kind: 'note',
        text: 'Non eri tu? Chiudi quella sessione e chiedi subito a un responsabile di rinnovare il tuo accesso.',
      },
    ],
  }),
});

/** To staff whose password was entered correctly but whose second factor failed. */
export const staffWrongFactorsTemplate = defineTemplate({
  name: 'Codici sbagliati al banco',
  mailClass: 'contract',
  picture: 'key',
  data: z.object({ firstName: z.string(), device: z.string(), at: z.iso.datetime() }),
  content: ({ firstName, device, at }, site) => ({
    subject: `Troppi codici sbagliati per entrare al banco di ${brand.name}`,
    preview: 'Se non eri tu, qualcuno conosce la tua password',
    title: `Ciao ${firstName}, qualcuno ha provato a entrare con il tuo nome`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ha scritto la tua password corretta e poi ha sbagliato più volte il secondo fattore: il codice, un codice di recupero o la passkey. Non è entrato, e per ora deve aspettare prima di riprovare.',
      },
      {
        kind: 'facts',
        rows: [
          ['Dispositivo', device],
          ['Ultimo tentativo', momentInWords(new Date(at))],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Se eri tu, non devi fare nulla. Se non eri tu, qualcuno conosce la tua password: chiedi subito a un responsabile di rinnovare il tuo accesso (Impostazioni, Persone), così ne scegli una nuova e quella di prima non vale più.',
      },
      {
        kind: 'button',
        label: 'Guarda i tuoi dispositivi',
        url: new URL(`${DESK_PATH}/impostazioni/dispositivi`, site.url).href,
      },
      {
        kind: 'note',
        text: 'Intanto puoi entrare come sempre dai dispositivi che hai già usato, e chiudere le sessioni che non riconosci.',
      },
    ],
  }),
});

/** To the operator, daily: the head of the desk's log, for later comparison. */
export const logHeadTemplate = defineTemplate({
  name: 'Fine del registro del banco',
  mailClass: 'contract',
  picture: 'key',
  data: z.object({
    at: z.iso.datetime(),
    number: z.int(),
    hash: z.string(),
    rows: z.int(),
    keyId: z.string(),
    signature: z.string(),
  }),
  content: (head) => ({
    subject: `Registro del banco di ${brand.name}: riga ${head.number}`,
    preview: 'Conserva questa e-mail: serve a controllare il registro',
    title: 'Dove finisce oggi il registro del banco',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Il registro dice chi ha fatto che cosa al banco, e quali dati ha visto. Conserva questa e-mail lontano dal database: se qualcuno togliesse le ultime righe, il confronto con questa e-mail lo rivelerebbe.',
      },
      {
        kind: 'facts',
        rows: [
          ['Momento', momentInWords(new Date(head.at))],
          ['Ultima riga', String(head.number)],
          ['Righe conservate', String(head.rows)],
          ['Impronta', head.hash],
          ['Chiave', head.keyId],
          ['Firma', head.signature],
        ],
      },
      { kind: 'note', text: `Per controllare: npm run log:check -- ${head.number}:${head.hash}` },
    ],
  }),
});
