import { NAME_REQUIRED } from '../person/name.ts';
import type { Wizard } from './definition.ts';
import {
  choiceField,
  comboboxField,
  multiChoiceField,
  nameField,
  optionalConsentField,
  requiredConsentField,
  summaryField,
  textField,
  yesNoField,
} from './fields.ts';
import { emailField, optionalPhoneField } from './contact-fields.ts';
import { birthDateField } from './date-fields.ts';
import { euroField, sliderField, yearField } from './number-fields.ts';

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Every kind of field once: shown only with the sandbox providers, for viewing and testing. */
export const demonstrationWizard: Wizard = {
  formId: 'Demonstration',
  loader: { text: 'Stiamo elaborando i tuoi dati...', minimumMs: 300 },
  steps: [
    {
      id: 'persona',
      title: 'Chi sei?',
      fields: [
        nameField({
          name: 'firstname',
          label: 'Nome',
          autocomplete: 'given-name',
          required: NAME_REQUIRED,
        }),
        birthDateField({
          name: 'birthDate',
          label: 'Data di nascita',
          hint: 'GG/MM/AAAA',
          required: 'Campo obbligatorio',
        }),
      ],
    },
    {
      id: 'contatti',
      title: 'Come ti contattiamo?',
      fields: [
        emailField({ name: 'email', label: 'E-mail' }),
        optionalPhoneField({ name: 'phone', label: 'Telefono (facoltativo)' }),
        textField({
          name: 'note',
          label: 'Quando preferisci che ti chiamiamo?',
          required: 'Scrivi quando preferisci che ti chiamiamo.',
        }),
      ],
    },
    {
      id: 'casa',
      title: 'Dove vivi?',
      fields: [choiceField({ name: 'home', label: 'Dove vivi?', options: options('Affitto', 'Proprietà') })],
    },
    {
      id: 'mutuo',
      title: 'Hai un mutuo?',
      fields: [yesNoField({ name: 'mortgage', label: 'Hai un mutuo?' })],
      skipWhen: ({ home }) => home === 'Affitto',
    },
    {
      id: 'sport',
      title: 'Quali sport fai?',
      fields: [
        multiChoiceField({
          name: 'sports',
          label: 'Quali sport fai?',
          hint: 'Puoi sceglierne più di uno',
          options: options('Nuoto', 'Corsa', 'Sci e snowboard', 'Divano'),
          exclusive: ['Divano'],
        }),
      ],
    },
    {
      id: 'citta',
      title: 'In quale regione vivi?',
      fields: [
        comboboxField({
          name: 'region',
          label: 'Regione',
          required: 'Scegli la tua regione dall’elenco.',
          options: options(
            'Abruzzo',
            'Basilicata',
            'Calabria',
            'Campania',
            'Emilia-Romagna',
            'Lazio',
            'Liguria',
            'Lombardia',
            'Marche',
            'Molise',
            'Piemonte',
            'Puglia',
            'Sardegna',
            'Sicilia',
            'Toscana',
            'Trentino-Alto Adige',
            'Umbria',
            "Valle d'Aosta",
            'Veneto',
            'Friuli-Venezia Giulia',
          ),
        }),
      ],
    },
    {
      id: 'cifre',
      title: 'Qualche cifra',
      fields: [
        yearField({
          name: 'since',
          label: 'Da che anno ci vivi?',
          required: 'Scrivi l’anno con quattro cifre, per esempio 2010.',
          rules: () => [],
        }),
        euroField({
          name: 'valueCents',
          label: 'Valore della casa',
          required: 'Scrivi il valore della casa in cifre, per esempio 150.000.',
          maximumCents: 10_000_000_000,
        }),
        sliderField({
          name: 'feeling',
          label: 'Quanto ti senti al riparo?',
          min: 1,
          max: 99,
          step: 1,
          initial: 1,
          describe: (value) => `${value}%`,
          ends: ['Per niente', 'Del tutto'],
        }),
      ],
    },
    {
      id: 'riepilogo',
      title: 'È tutto giusto?',
      continueLabel: 'Invia',
      fields: [
        summaryField({ name: 'summary', label: 'Le tue risposte' }),
        requiredConsentField({
          name: 'privacy',
          label: 'Acconsento al trattamento dei miei dati',
          required: 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
          documents: [{ label: 'Informativa privacy', href: '/privacy' }],
        }),
        optionalConsentField({ name: 'marketing', label: 'Voglio ricevere le novità' }),
      ],
    },
  ],
};
