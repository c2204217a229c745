import { personDemonstration } from '@riparo/domain/purchase/demonstration.ts';
import { PersonDemonstration } from './PersonDemonstration.tsx';

export default function PersonPage() {
  return <PersonDemonstration wizard={personDemonstration} />;
}
