import { TextPage } from './TextPage.tsx';
import { accessibility } from './texts/accessibility.ts';

export default function AccessibilityPage() {
  return <TextPage text={accessibility} />;
}
