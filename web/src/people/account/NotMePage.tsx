import { notMeForm } from '@riparo/domain/people/account/forms.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { useLocation } from '../../platform/router/router.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { AskForCode } from './AskForCode.tsx';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';

const form = oneStepForm(notMeForm);

/**
 * Linked in security notices, for customers who did not do what the notice reports. Nothing happens before
 * the button is pressed.
 */
export default function NotMePage() {
  const { hash } = useLocation();
  const email = emailInHash(useHydrated() ? hash : '');
  return (
    <>
      <PageHead
        title="Metti al sicuro il tuo account"
        description="Scegli una nuova password se qualcuno è entrato nel tuo account."
      />
      <AskForCode
        form={form}
        email={email}
        after={
          <OtherWays>
            <p>
              L’e-mail del tuo account non è più la tua? Scrivici:{' '}
              <TextLink to={`mailto:${brand.support.email}`}>{brand.support.email}</TextLink>
            </p>
          </OtherWays>
        }
      />
    </>
  );
}

/** The e-mail behind the `#` of a mail's link; empty if there is none or it is unreadable. */
export function emailInHash(hash: string): string {
  try {
    const text = decodeURIComponent(hash.slice(1));
    return text.includes('@') ? text : '';
  } catch {
    return '';
  }
}
