import { checkupWizard } from '../checkup/checkup-wizard.ts';
import { quizWizard } from '../checkup/quiz-wizard.ts';
import { lifeQuoteWizard } from '../life/wizard.ts';
import { pensionWizard } from '../pension/wizard.ts';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { purchasePath } from '../../buy/products/paths.ts';
import { SKI_PATH } from '../../buy/products/ski/paths.ts';
import { skiWizard } from '../../buy/products/ski/wizard.ts';
import { loadTaxCodeFirstWizard } from '../../buy/purchase/wizards.ts';
import { quotableProducts } from '../quote/products.ts';
import { quoteRequestWizard } from '../quote/wizard.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';

/** A wizard that can be resumed on another device: its subject and its page. */
export type Flow = { readonly title: string; readonly path: string; readonly wizard: Wizard };

const alone: readonly Flow[] = [
  { title: 'Calcola la tua pensione', path: '/calcola-la-tua-pensione', wizard: pensionWizard },
  { title: 'Preventivo vita', path: '/preventivo/vita-tcm', wizard: lifeQuoteWizard },
  { title: 'Checkup delle tue coperture', path: '/checkup', wizard: checkupWizard },
  { title: 'Quanto sei al riparo?', path: '/quiz-copertura', wizard: quizWizard },
  { title: 'Polizza sci', path: SKI_PATH, wizard: skiWizard },
];

/** By the name under which browsers store the wizard; null if it cannot be resumed elsewhere. */
export const findFlow = async (formId: string): Promise<Flow | null> => {
  const product = purchasableProducts.find((each) => each.formId === formId);
  if (product)
    return {
      title: `Acquista ${product.title}`,
      path: purchasePath(product),
      wizard: await loadTaxCodeFirstWizard(product),
    };
  const quotes = quotableProducts.map((each): Flow => ({
    title: each.title,
    path: `/preventivo/${each.key}`,
    wizard: quoteRequestWizard(each),
  }));
  return [...alone, ...quotes].find(({ wizard }) => wizard.formId === formId) ?? null;
};
