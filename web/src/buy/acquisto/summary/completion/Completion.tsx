import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import type { Answers, Step, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { use } from 'react';
import type { OpenDeal } from '../../deal-place.ts';
import { DealQuestions, type Endings } from '../correction/DealQuestions.tsx';
import { COMPLETED } from '../correction/save-correction.ts';

type Field = Step['fields'][number];

/** The buyer's confirmation of a tax code: it belongs to the code, not to the consents. */
const CONFIRMED = 'taxCodeConfirmed';

const isConsent = ({ kind, name }: Field) => kind === 'consent' && name !== CONFIRMED;
const isSuitability = ({ kind }: Field) => kind === 'suitability';

const ALONE = {
  consents: { title: 'I tuoi consensi', lead: 'Usiamo i tuoi dati solo per quello che ci permetti.' },
  suitability: {
    title: 'È quello che ti serve?',
    lead: 'La legge ci chiede di verificarlo insieme a te prima di venderlo.',
  },
} as const;

/** The fields of a step that a deal is missing: data in full, consents only if not given before. */
function askedAgain(step: Step, isMissing: (field: Field) => boolean): Step {
  const data = step.fields.filter((field) => !isConsent(field) && !isSuitability(field));
  if (data.some(isMissing)) return step;
  const consents = step.fields.some((field) => isConsent(field) && isMissing(field))
    ? step.fields.filter(({ kind }) => kind === 'consent')
    : [];
  const suitability = step.fields.filter((field) => isSuitability(field) && isMissing(field));
  const { id } = step;
  if (data.length > 0) return { id, ...ALONE.consents, fields: consents };
  if (consents.length === 0 && step.fields.some(isConsent))
    return { id, ...ALONE.suitability, fields: suitability };
  return { ...step, fields: [...suitability, ...consents] };
}

/** The questions a deal is missing, in their order. */
export function completionSteps({ steps }: Wizard, missing: readonly string[]): readonly Step[] {
  const isMissing = ({ name }: Field) => missing.includes(name);
  const isMissingConsents = steps.some(({ fields }) =>
    fields.some((field) => isConsent(field) && isMissing(field)),
  );
  return steps
    .filter(({ fields }) => (fields.length === 0 ? isMissingConsents : fields.some(isMissing)))
    .map((step) => askedAgain(step, isMissing))
    .map((step, index, all) => ({
      ...step,
      continueLabel: index === all.length - 1 ? 'Salva e torna al riepilogo' : 'Avanti',
    }));
}

const together = (answers: Answers, given: Answers) => ({ ...answers, ...given });

/** The questions a deal is missing. */
export function Completion({ deal, ...endings }: Endings & { readonly deal: OpenDeal }) {
  const product = findPurchasableProduct(deal.key);
  if (!product) return null;
  const wizard = use(loadPurchaseWizard(product));
  const steps = completionSteps(wizard, deal.missing);
  return (
    <DealQuestions
      {...endings}
      deal={deal}
      wizard={wizard}
      steps={steps}
      firstId={steps[0]?.id}
      merge={together}
      nextId={(_, stepId) => steps[steps.findIndex(({ id }) => id === stepId) + 1]?.id}
      words={COMPLETED}
    />
  );
}
