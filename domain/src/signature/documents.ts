import { type PrecontractKind, precontractKinds } from '../precontract/documents.ts';

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
] as const;

/** Of a ski policy: drawn anew whenever they are asked for, always the same. */
export const skiDocumentKinds = ['certificato-sci', 'ricevuta-sci'] as const;

export type DealDocumentKind = (typeof dealDocumentKinds)[number];

/** What the signature is put under: what is agreed on, why it fits, and what had to be in hand before. */
export const signedKinds: readonly DealDocumentKind[] = ['polizza', 'coerenza', ...precontractKinds];

export const isDealDocumentKind = (text: string): text is DealDocumentKind =>
  dealDocumentKinds.some((kind) => kind === text);

export const isPrecontractKind = (kind: DealDocumentKind): kind is PrecontractKind =>
  precontractKinds.some((each) => each === kind);
