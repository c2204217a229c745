import { taxCodeFirstDemonstration } from '@riparo/domain/purchase/tax-code-first-demonstration.ts';
import { PersonDemonstration } from './PersonDemonstration.tsx';

export default function TaxCodeFirstPage() {
  return <PersonDemonstration wizard={taxCodeFirstDemonstration} />;
}
