import { CHANGEABLE_TEXTS } from '../../../platform/consent/texts.ts';

/** The consents asked of a buyer, in order. Stored with each policy, under `CONSENT_VERSION`. */
export const SKI_CONSENTS = {
  privacyChecked: {
    text: 'Ho letto l’informativa privacy: i miei dati servono a concludere e gestire il contratto',
    isRequired: true,
  },
  marketingChecked: { text: CHANGEABLE_TEXTS.marketing, isRequired: false },
  profilingChecked: {
    text: CHANGEABLE_TEXTS.userProfiling,
    isRequired: false,
  },
  geolocationChecked: {
    text: 'Acconsento all’uso della mia posizione per ricevere servizi vicini a dove scio (facoltativo)',
    isRequired: false,
  },
  digitalContractChecked: {
    text: 'Acconsento a concludere il contratto a distanza e a ricevere i documenti per e-mail invece che su carta',
    isRequired: true,
  },
  preContractChecked: {
    text: 'Ho ricevuto e letto, prima di pagare, il set informativo e l’informativa precontrattuale',
    isRequired: true,
  },
} as const satisfies Record<string, { readonly text: string; readonly isRequired: boolean }>;

export type SkiConsent = keyof typeof SKI_CONSENTS;
export type SkiConsents = { readonly [Name in SkiConsent]: boolean };

export const skiConsentNames = Object.keys(SKI_CONSENTS) as SkiConsent[];

/** The message for a missing tick: confirming that something was read is not a consent. */
const NEEDED: Readonly<Partial<Record<SkiConsent, string>>> = {
  privacyChecked: 'la conferma che hai letto l’informativa privacy',
  digitalContractChecked: 'il consenso a concludere il contratto a distanza',
  preContractChecked: 'la conferma che hai letto il set informativo e l’informativa precontrattuale',
};

export const requiredMessage = (name: SkiConsent) => `Per emettere la polizza serve ${NEEDED[name] ?? ''}.`;

export const checkConsents = (given: SkiConsents): { readonly [Name in SkiConsent]?: string } =>
  Object.fromEntries(
    skiConsentNames
      .filter((name) => SKI_CONSENTS[name].isRequired && !given[name])
      .map((name) => [name, requiredMessage(name)]),
  );
