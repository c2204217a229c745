import { type PrecontractKind, precontractKinds } from './precontract-documents.ts';

/** The information set used to be one file, which earlier buyers still have. */
const SINGLE_FILE_SET = 'set-informativo';

/** Every document of a purchase, in display order. */
export const dealDocumentKinds = [
  'polizza-firmata',
  'polizza',
  'coerenza',
  'ricevuta',
  'benvenuto',
  'recesso',
  'disdetta',
  ...precontractKinds,
  SINGLE_FILE_SET,
] as const;

/** For a ski policy: rendered on each request, with the same content. */
export const skiDocumentKinds = ['certificato-sci', 'ricevuta-sci'] as const;

export type DealDocumentKind = (typeof dealDocumentKinds)[number];

/** The documents to sign: the policy, the statement of suitability and the pre-contractual documents. */
export const kindsToSign = ['polizza', 'coerenza', ...precontractKinds] as const;

/** Documents that are, or were, covered by a signature. */
export const signedKinds: readonly DealDocumentKind[] = [...kindsToSign, SINGLE_FILE_SET];

export const isDealDocumentKind = (text: string): text is DealDocumentKind =>
  dealDocumentKinds.some((kind) => kind === text);

export const isPrecontractKind = (kind: DealDocumentKind): kind is PrecontractKind =>
  precontractKinds.some((each) => each === kind);
