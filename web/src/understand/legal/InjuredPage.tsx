import { TextPage } from './TextPage.tsx';
import { injured } from './texts/injured.ts';

export default function InjuredPage() {
  return <TextPage text={injured} />;
}
