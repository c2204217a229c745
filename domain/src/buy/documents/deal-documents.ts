import { type PrecontractKind, precontractKinds } from './precontract-documents.ts';

/** Once the information set was one file: whoever bought then keeps it. */
const WHOLE_SET = 'set-informativo';

/** Every document of a purchase, in the order in which it is shown. */
export const dealDocumentKinds = [
  'polizza-firmata',
  'polizza',
  'coerenza',
  'ricevuta',
  'benvenuto',
  'recesso',
  'disdetta',
  ...precontractKinds,
  WHOLE_SET,
] as const;

/** Of a ski policy: drawn anew whenever they are asked for, always the same. */
export const skiDocumentKinds = ['certificato-sci', 'ricevuta-sci'] as const;

export type DealDocumentKind = (typeof dealDocumentKinds)[number];

/** What is made to be signed: what is agreed on, why it fits, and what had to be in hand before. */
export const kindsToSign = ['polizza', 'coerenza', ...precontractKinds] as const;

/** What a signature is, or was, put under. */
export const signedKinds: readonly DealDocumentKind[] = [...kindsToSign, WHOLE_SET];

export const isDealDocumentKind = (text: string): text is DealDocumentKind =>
  dealDocumentKinds.some((kind) => kind === text);

export const isPrecontractKind = (kind: DealDocumentKind): kind is PrecontractKind =>
  precontractKinds.some((each) => each === kind);
