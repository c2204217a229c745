import { TextPage } from './TextPage.tsx';
import { transparency } from './texts/transparency.ts';

export default function TransparencyPage() {
  return <TextPage text={transparency} />;
}
