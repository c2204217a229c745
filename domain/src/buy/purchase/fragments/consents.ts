import type { ConsentDocument, Step } from '../../../platform/wizard/definition.ts';
import { purchaseConsent } from '../consents.ts';

type ReadDocuments = {
  /** The information set: both DIPs and the product's conditions. */
  readonly regulation: readonly ConsentDocument[];
  readonly disclosure: ConsentDocument;
  readonly remotelySaleAppendix: ConsentDocument;
};

export const documentsRead = ({ regulation, disclosure, remotelySaleAppendix }: ReadDocuments): Step => ({
  id: 'documenti',
  title: 'Prima di acquistare, i documenti',
  lead: 'Si leggono e si scaricano qui: prenditi il tempo che serve.',
  fields: [
    purchaseConsent('regulation', ...regulation, disclosure),
    purchaseConsent('remotelySaleAppendix', remotelySaleAppendix),
  ],
});

export const soldAtDistance: Step = {
  id: 'a-distanza',
  title: 'Facciamo tutto online',
  lead: 'Niente carta e niente appuntamenti: per farlo serve il tuo consenso.',
  fields: [purchaseConsent('remotelyPlacement'), purchaseConsent('documentsSending')],
};

export const suitable: Step = {
  id: 'adeguatezza',
  title: 'È la polizza giusta per te?',
  lead: 'La legge ci chiede di verificarlo insieme a te prima di venderla.',
  fields: [purchaseConsent('productSuitability'), purchaseConsent('coverageSuitability')],
};
