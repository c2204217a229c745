import { type Cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import { purchaseFirstStep } from '@riparo/domain/buy/purchase/openings.ts';
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { useMemo } from 'react';
import { paths } from '../../../platform/router/paths.ts';
import { useKnownBuyer } from '../../../platform/session/use-known-person.ts';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import type { Submit } from '../../../platform/wizard/use-submission.ts';
import type { LeadOn } from '../../../platform/wizard/use-wizard.ts';
import { useWholeWizard } from '../../../platform/wizard/use-whole-wizard.ts';
import { WizardScreen } from '../../../platform/wizard/WizardScreen.tsx';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';
import type { OpenedDeal } from './open-deal.ts';

const wholeWizard = async (product: PurchasableProduct): Promise<Wizard> => {
  const { loadTaxCodeFirstWizard } = await import('@riparo/domain/buy/purchase/wizards.ts');
  return loadTaxCodeFirstWizard(product);
};

const submitFor =
  (productKey: string): Submit<OpenedDeal> =>
  async (submission) => {
    const { openDeal } = await import('./open-deal.ts');
    return openDeal(productKey, submission);
  };

/**
 * New customers prove their mailbox first; those with an account, or without a code, go straight to the
 * summary.
 */
const leadOnFrom =
  (webFlowBaseUrl: string): LeadOn<OpenedDeal> =>
  ({ uuid, username }) => ({
    to: username === null ? webFlowBaseUrl + uuid : paths.confirmAccount(username, 'deal', uuid),
  });

/** The questions of a purchase. Answers stay stored if the submission fails. */
export function PurchaseStart({ product }: { readonly product: PurchasableProduct }) {
  const known = useKnownBuyer();
  const opening = useMemo(() => purchaseFirstStep(product), [product]);
  const { wizard, isArriving, isLost, retry } = useWholeWizard(opening, () => wholeWizard(product));
  if (isLost) return <FailureScreen onRetry={retry} />;
  return (
    <WizardScreen
      key={product.key}
      wizard={wizard}
      title={`Acquista ${product.title}`}
      description={`${product.subTitle}: si acquista online in pochi minuti.`}
      subject={<Subject title={product.title} priceCents={product.priceCents} />}
      known={known}
      waitsForAllQuestions={isArriving && product.questions[0] !== 'pet-type'}
      submit={submitFor(product.key)}
      leadOn={leadOnFrom(product.webFlowBaseUrl)}
      illustration={<ProductPicture productKey={product.key} />}
    />
  );
}

function Subject({ title, priceCents }: { readonly title: string; readonly priceCents: Cents }) {
  return (
    <>
      <strong>{title}</strong> <span>{formatEuro(priceCents)} all’anno</span>
    </>
  );
}
