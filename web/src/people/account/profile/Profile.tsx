import { profileForm } from '@riparo/domain/people/account/forms.ts';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import type { User } from '../../../platform/session/session-store.ts';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { AccountScreen } from '../../../platform/page/account/AccountScreen.tsx';
import { FormOpening } from '../../../platform/wizard/FormOpening.tsx';
import { FormWait } from '../FormWait.tsx';
import { Portrait } from '../Portrait.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { YourData } from './YourData.tsx';

const EmailConfirmation = lazyPart(async () => (await import('./EmailConfirmation.tsx')).EmailConfirmation);

const Safety = lazyPart(async () => (await import('./Safety.tsx')).Safety);

/**
 * The form and the rights over its data, or the code that confirms a new e-mail, as the address says. Whose profile it
 * is may still be on its way.
 */
export function Profile({ user }: { readonly user: User | null }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [openedAt] = useState(location.key);
  const heading = useRef<HTMLHeadingElement>(null);

  if (user && location.search !== '' && paths.emailConfirmation.endsWith(location.search)) {
    return (
      <Suspense>
        <EmailConfirmation.Part
          currentEmail={user.attributes.email}
          newEmail={typeof location.state === 'string' ? location.state : undefined}
          onConfirmed={() => void navigate(paths.profile, { replace: true })}
        />
      </Suspense>
    );
  }
  return (
    <AccountScreen picture={<Portrait />}>
      <p>
        <TextLink to={paths.personalArea}>Torna alla tua area personale</TextLink>
      </p>
      <FormOpening form={profileForm} heading={heading} />
      {user ? (
        <>
          <ProfileForm
            key={user.attributes.email}
            user={user}
            heading={heading}
            takesFocus={location.key !== openedAt}
            onEmailToConfirm={(email) => void navigate(paths.emailConfirmation, { state: email })}
          />
          <Suspense>
            <Safety.Part email={user.attributes.email} />
          </Suspense>
          <YourData />
        </>
      ) : (
        <FormWait form={profileForm} />
      )}
    </AccountScreen>
  );
}
