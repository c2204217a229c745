import { toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';
import type { Refusal } from '../../../platform/wizard/suitability-option.ts';
import { skiMessages } from './messages.ts';

/** The specification's words, with a link to the alternative. */
const refusal: Refusal = { why: skiMessages.SKI_insurance_not_suitable, link: toQuote('sport') };

/** By law a policy may be sold only after asking whether it suits the buyer. */
export const suitability: readonly SuitabilityQuestion[] = [
  {
    id: 'need',
    question: 'Perché vuoi questa polizza?',
    options: [
      {
        value: 'leisure',
        label: 'Per sciare o andare sullo snowboard in pista, per piacere',
        fits: 'Scii o vai sullo snowboard in pista, per piacere: è quello che la polizza copre.',
      },
      { value: 'competition', label: 'Per gare, allenamenti o lavoro', refusal },
      { value: 'off-piste', label: 'Soprattutto per lo sci fuori pista o alpinismo', refusal },
    ],
  },
  {
    id: 'limits',
    question: 'Le garanzie, con i loro massimali e le esclusioni, bastano alle tue esigenze?',
    options: [
      {
        value: 'yes',
        label: 'Sì, le ho lette e mi bastano',
        fits: 'Conosci garanzie, massimali ed esclusioni, e ti bastano.',
      },
      { value: 'no', label: 'No, cerco qualcosa di diverso', refusal },
    ],
  },
];
