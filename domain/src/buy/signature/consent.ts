import { ONEROUS_CLAUSES } from '../../platform/law/articles.ts';

/** Changing the text is changing its version, which the proof of each signature keeps. */
export const SIGNATURE_CONSENT_VERSION = '2026-11';

export const SIGNATURE_CONSENT =
  'Ho letto i documenti e li firmo elettronicamente con il codice che ricevo per e-mail';

/** Whoever proved the mailbox in this purchase and browser has had their code. */
export const SIGNATURE_CONSENT_OF_PROVED =
  'Ho letto i documenti e li firmo elettronicamente, con la mia e-mail già confermata da un codice';

export const SIGNATURE_CONSENT_REQUIRED = 'Per firmare serve la conferma che hai letto i documenti.';

/** A clause of tacit renewal binds only who approves it apart from the rest. */
export const RENEWAL_APPROVAL = `Approvo specificamente la clausola sul tacito rinnovo alla scadenza (${ONEROUS_CLAUSES})`;

export const RENEWAL_APPROVAL_REQUIRED =
  'Per firmare serve che approvi a parte la clausola sul tacito rinnovo.';
