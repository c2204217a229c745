import { optional, textRule } from '../../platform/rule/rule.ts';
import { emailField, optionalPhoneField } from '../../platform/wizard/contact-fields.ts';
import type { Field, Option, Wizard } from '../../platform/wizard/definition.ts';
import { choiceField } from '../../platform/wizard/fields.ts';
import { longTextField } from '../../platform/wizard/long-text-field.ts';
import { nameFields } from '../../platform/wizard/name-fields.ts';
import {
  type Complainant,
  COMPLAINT_AREAS,
  type ComplaintArea,
  complaintAreaNames,
  isDamages,
  isRepresentingOther,
} from './register.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

export const MAX_COMPLAINT_LENGTH = 5000;
export const MAX_WISH_LENGTH = 2000;

const MAX_LINE_LENGTH = 200;

const shortText = (required: string, tooLong: string) =>
  textRule({
    required,
    tidy: (text) => text.trim(),
    demands: [{ holds: (text) => text.length <= MAX_LINE_LENGTH, message: tooLong }],
  });

const whoOptions: readonly Option<Complainant>[] = [
  { value: 'customer', label: 'Sono o ero cliente' },
  { value: 'injured', label: 'Ho subito un danno da una persona assicurata' },
  { value: 'representative', label: 'Scrivo per un’altra persona' },
  { value: 'association', label: 'Sono un’associazione di consumatori' },
  { value: 'other', label: 'Nessuno di questi' },
];

const optionsOf = (areas: readonly ComplaintArea[]) =>
  areas.map((value) => ({ value, label: complaintAreaNames[value] }));

/** Injured parties who demand payment write to the insurer, not on the page of complaints. */
const onTheSite = COMPLAINT_AREAS.filter((area) => !isDamages(area));

const email = emailField({
  name: 'email',
  label: 'E-mail',
  hint: 'Qui arrivano la ricevuta con il numero e la nostra risposta',
});

const addressRule = shortText(
  'Scrivi l’indirizzo: via, numero, CAP e comune.',
  'Scrivi un indirizzo più corto.',
);

const address = (isNeeded: boolean): Field => ({
  kind: 'text',
  name: 'address',
  label: isNeeded ? 'Indirizzo' : 'Indirizzo (facoltativo)',
  hint: 'Via, numero civico, CAP e comune',
  autocomplete: 'street-address',
  rule: () => (isNeeded ? addressRule : optional(addressRule)),
});

/**
 * The questions about a complaint: who complains, about what, what happened, what they want, where to answer.
 */
const wizardWith = (contacts: readonly Field[], areas: readonly ComplaintArea[]) =>
  ({
    formId: 'Complaint',
    loader: { text: 'Stiamo registrando il tuo reclamo…', minimumMs: LOADER_MS },
    steps: [
      {
        id: 'reclamo',
        title: 'Che cosa non è andato?',
        lead: 'Bastano poche righe chiare: non serve un avvocato, ed è gratis. Sul nostro lavoro ti rispondiamo per iscritto entro 45 giorni; se riguarda il contratto o un sinistro, lo inoltriamo a chi deve risponderti.',
        continueLabel: 'Manda il reclamo',
        fields: [
          longTextField({
            name: 'story',
            label: 'Che cosa è successo, e quando?',
            required: 'Racconta che cosa è successo.',
            longest: MAX_COMPLAINT_LENGTH,
          }),
          longTextField({
            name: 'wish',
            label: 'Che cosa chiedi?',
            required: 'Scrivi che cosa chiedi.',
            longest: MAX_WISH_LENGTH,
          }),
          choiceField({ name: 'area', label: 'Che cosa riguarda?', options: optionsOf(areas), isList: true }),
          {
            kind: 'text',
            name: 'reference',
            label: 'Polizza o pratica (facoltativo)',
            hint: 'Il numero, oppure il prodotto e la data dell’acquisto',
            rule: () =>
              optional(
                shortText('Scrivi quale polizza o pratica.', 'Scrivi la polizza o la pratica più in breve.'),
              ),
          },
          choiceField({ name: 'complainant', label: 'Chi sei?', options: whoOptions, isList: true }),
          {
            kind: 'text',
            name: 'onBehalfOf',
            label: 'Per chi scrivi?',
            hint: 'Nome e cognome della persona che rappresenti: ti chiederemo la delega',
            askedWhen: ({ complainant }) => isRepresentingOther(complainant),
            rule: () =>
              shortText('Scrivi il nome della persona che rappresenti.', 'Scrivi un nome più corto.'),
          },
          ...nameFields,
          ...contacts,
          optionalPhoneField({
            name: 'phone',
            label: 'Telefono (facoltativo)',
            hint: 'Solo se ci serve un chiarimento',
          }),
        ],
      },
    ],
  }) satisfies Wizard;

export const complaintWizard: Wizard = wizardWith([email, address(false)], onTheSite);

/** The form of the desk, for injured parties too. */
export const registeredComplaintWizard: Wizard = wizardWith([email, address(false)], COMPLAINT_AREAS);

/** For people who write or call: without an e-mail the answer is a letter. */
export const complaintByLetterWizard: Wizard = wizardWith([address(true)], COMPLAINT_AREAS);
