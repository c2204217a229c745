import { useLocation } from '../../../platform/router/router.tsx';
import { DealScreen } from './DealScreen.tsx';

/** Whoever leaves the page they pay on comes back to the same summary, and can go on. */
export default function SummaryPage() {
  return <DealScreen isCancelled={useLocation().pathname.endsWith('/cancel')} />;
}
