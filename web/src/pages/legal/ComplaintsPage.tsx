import { TextPage } from './TextPage.tsx';
import { complaints } from './texts/complaints.ts';

export default function ComplaintsPage() {
  return <TextPage text={complaints} />;
}
