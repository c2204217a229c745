/** Changing the text is changing its version, which the proof of each signature keeps. */
export const SIGNATURE_CONSENT_VERSION = '2026-11';

export const SIGNATURE_CONSENT =
  'Ho letto i documenti e li firmo elettronicamente con il codice che ricevo per e-mail';

export const SIGNATURE_CONSENT_REQUIRED = 'Per firmare serve il tuo consenso';
