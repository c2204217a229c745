import { ONEROUS_CLAUSES } from '../../platform/law/articles.ts';

/** A changed text needs a new version, which the proof of each signature stores. */
export const SIGNATURE_CONSENT_VERSION = '2026-11';

export const SIGNATURE_CONSENT =
  'Ho letto i documenti e li firmo elettronicamente con il codice che ricevo per e-mail';

/** The mailbox was proved in this purchase and browser, so no further code is mailed. */
export const SIGNATURE_CONSENT_WITHOUT_CODE =
  'Ho letto i documenti e li firmo elettronicamente, con la mia e-mail già confermata da un codice';

export const SIGNATURE_CONSENT_REQUIRED = 'Per firmare serve la conferma che hai letto i documenti.';

/** A tacit renewal clause binds only if approved separately. */
export const RENEWAL_APPROVAL = `Approvo specificamente la clausola sul tacito rinnovo alla scadenza (${ONEROUS_CLAUSES})`;

export const RENEWAL_APPROVAL_REQUIRED =
  'Per firmare serve che approvi a parte la clausola sul tacito rinnovo.';
