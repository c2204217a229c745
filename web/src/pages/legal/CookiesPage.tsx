import { reopenConsent } from '../../tracking/reopen-consent.ts';
import { Button } from '../../ui/Button.tsx';
import { TextPage } from './TextPage.tsx';
import { cookies } from './texts/cookies.ts';

export default function CookiesPage() {
  return (
    <TextPage text={cookies}>
      <Button look="secondary" onClick={reopenConsent}>
        Cambia la tua scelta
      </Button>
    </TextPage>
  );
}
