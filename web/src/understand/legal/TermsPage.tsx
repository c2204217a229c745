import { TextPage } from './TextPage.tsx';
import { terms } from './texts/terms.ts';

export default function TermsPage() {
  return <TextPage text={terms} />;
}
