import { useLocation } from '../../../platform/router/router.tsx';
import { DealScreen } from './DealScreen.tsx';

/** Customers who leave the payment page come back to the same summary, and can continue. */
export default function SummaryPage() {
  return <DealScreen isCancelled={useLocation().pathname.endsWith('/cancel')} />;
}
