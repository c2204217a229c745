import { ManyWays } from './ManyWays.tsx';
import { OnAScooter } from './OnAScooter.tsx';
import { OnTheMove } from './OnTheMove.tsx';

/** What somebody moves with. */
export function MobilityPicture({ productKey }: { readonly productKey: string }) {
  switch (productKey) {
    case 'monopattino':
      return <OnAScooter />;
    case 'mimuovo':
      return <ManyWays />;
    default:
      return <OnTheMove />;
  }
}
