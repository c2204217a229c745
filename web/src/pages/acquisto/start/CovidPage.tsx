import { RestingPerson } from '../pictures/RestingPerson.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

export default function CovidPage() {
  return (
    <PurchaseStart
      productKey="covid-19"
      description="Un aiuto economico se il Covid ti ferma: si acquista online in pochi minuti, per chi ha da 18 a 60 anni."
      picture={<RestingPerson />}
    />
  );
}
