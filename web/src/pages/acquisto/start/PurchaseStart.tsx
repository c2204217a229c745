import { findPurchasableProduct } from '@riparo/domain/deal/products.ts';
import { type Cents, formatEuro } from '@riparo/domain/money.ts';
import { purchaseOpening } from '@riparo/domain/purchase/openings.ts';
import type { Wizard } from '@riparo/domain/wizard/definition.ts';
import { type ReactNode, useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { useKnownPerson } from '../../../session/use-known-person.ts';
import { FailureScreen } from '../../../shell/FailureScreen.tsx';
import type { Submit } from '../../../wizard/use-submission.ts';
import type { LeadOn } from '../../../wizard/use-wizard.ts';
import { useWholeWizard } from '../../../wizard/use-whole-wizard.ts';
import { WizardScreen } from '../../../wizard/WizardScreen.tsx';
import type { OpenedDeal } from './open-deal.ts';

type PurchaseStartProps = {
  readonly productKey: string;
  readonly description: string;
  readonly picture: ReactNode;
};

const wholeWizard = async (productKey: string): Promise<Wizard> => {
  const { findBuyableProduct } = await import('@riparo/domain/purchase/wizards.ts');
  return findBuyableProduct(productKey)?.wizard ?? purchaseOpening(productKey);
};

const submitFor =
  (productKey: string): Submit<OpenedDeal> =>
  async (submission) => {
    const { openDeal } = await import('./open-deal.ts');
    return openDeal(productKey, submission);
  };

/** Who is new proves their mailbox first; who has an account already goes straight to the summary. */
const leadOnFrom =
  (webFlowBaseUrl: string): LeadOn<OpenedDeal> =>
  ({ uuid, username }) => ({
    to: username === null ? webFlowBaseUrl + uuid : paths.confirmAccount(username, 'deal', uuid),
  });

/** The questions of a purchase. What is answered stays, whatever happens to the submission. */
export function PurchaseStart({ productKey, description, picture }: PurchaseStartProps) {
  const known = useKnownPerson();
  const product = findPurchasableProduct(productKey);
  const opening = useMemo(() => purchaseOpening(productKey), [productKey]);
  const { wizard, isLost, retry } = useWholeWizard(opening, () => wholeWizard(productKey));
  if (!product) return null;
  if (isLost) return <FailureScreen onRetry={retry} />;
  return (
    <WizardScreen
      key={product.key}
      wizard={wizard}
      title={`Acquista ${product.title}`}
      description={description}
      subject={<Subject title={product.title} priceCents={product.priceCents} />}
      known={known}
      submit={submitFor(product.key)}
      leadOn={leadOnFrom(product.webFlowBaseUrl)}
      illustration={picture}
    />
  );
}

function Subject({ title, priceCents }: { readonly title: string; readonly priceCents: Cents }) {
  return (
    <>
      <strong>{title}</strong> · {formatEuro(priceCents)} all’anno
    </>
  );
}
