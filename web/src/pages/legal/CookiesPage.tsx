import { TextPage } from './TextPage.tsx';
import { cookies } from './texts/cookies.ts';

export default function CookiesPage() {
  return <TextPage text={cookies} />;
}
