import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../../router/router.tsx';
import { usePageParams } from '../../../page.ts';
import { paths, withoutPersonalArea } from '../../../paths.ts';
import { MobilityPicture } from '../pictures/MobilityPicture.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

const DEFAULT_PRODUCT = 'mimuovo';
const SCOOTER = 'monopattino';

const descriptions: Readonly<Record<string, string>> = {
  [SCOOTER]:
    'Responsabilità civile e infortuni per chi va in monopattino: si acquista online in pochi minuti.',
  mimuovo:
    'Una protezione con ogni mezzo leggero, anche in condivisione: responsabilità civile e infortuni, online in pochi minuti.',
  bici2go:
    'La tua bici, te e chi incontri per strada: responsabilità civile, infortuni e furto, online in pochi minuti.',
};

/** The scooter has an address of its own. */
const addressOf = (productKey: string) =>
  productKey === SCOOTER ? paths.buyScooter : paths.buyMobilityProduct(productKey);

/** Everything light on wheels. A product that nobody knows is the default one. */
export default function MobilityPage() {
  const { productName = '' } = usePageParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const route = withoutPersonalArea(pathname);
  const named = route === paths.buyScooter ? SCOOTER : productName;
  const productKey = Object.hasOwn(descriptions, named) ? named : DEFAULT_PRODUCT;
  const address = addressOf(productKey);

  useEffect(() => {
    if (route !== address) void navigate(address + search, { replace: true });
  }, [route, address, search, navigate]);

  return (
    <PurchaseStart
      productKey={productKey}
      description={descriptions[productKey] ?? ''}
      picture={<MobilityPicture productKey={productKey} />}
    />
  );
}
