import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { mimuovo } from '@riparo/domain/buy/products/mimuovo/product.ts';
import { purchasePath } from '@riparo/domain/buy/products/paths.ts';
import { useEffect } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { paths, withoutPersonalArea } from '../../../platform/router/paths.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { TaxCodeField } from '../../../platform/wizard/fields/TaxCodeField.tsx';
import { provideFields } from '../../../platform/wizard/WizardField.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

const WhichLiability = lazyPart(async () => (await import('./WhichLiability.tsx')).WhichLiability);

// The first question contains a tax code: bundle its field.
provideFields({ taxCode: TaxCodeField });

/** The questions of the product at this address. */
export default function PurchasePage() {
  const { pathname } = useLocation();
  const route = withoutPersonalArea(pathname);
  const product = purchasableProducts.find((each) => purchasePath(each) === route);
  if (product) return <PurchaseStart product={product} />;
  // There are two products, and the address names neither.
  if (isUnder(route, paths.buySomeLiability)) return <WhichLiability.Part />;
  // An unknown mobility product leads to the default one.
  return <LeadTo address={isUnder(route, paths.buyMobility) ? purchasePath(mimuovo) : paths.home} />;
}

const isUnder = (route: string, base: string) => route === base || route.startsWith(`${base}/`);

function LeadTo({ address }: { readonly address: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(address + search, { replace: true }), [address, search, navigate]);
  return address === paths.home ? null : <PurchaseStart product={mimuovo} />;
}
