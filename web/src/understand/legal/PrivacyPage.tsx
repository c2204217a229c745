import { TextPage } from './TextPage.tsx';
import { privacy } from './texts/privacy.ts';

export default function PrivacyPage() {
  return <TextPage text={privacy} />;
}
