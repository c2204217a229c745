import { buttonClass } from '@riparo/ui/button-look.ts';
import { part } from '../../platform/page/part.ts';
import { TextPage } from './TextPage.tsx';
import { cookies } from './texts/cookies.ts';

export default function CookiesPage() {
  return (
    <TextPage text={cookies}>
      <button type="button" className={buttonClass('secondary', false)} {...part('cookie-preferences')}>
        <span>Cambia la tua scelta</span>
      </button>
    </TextPage>
  );
}
