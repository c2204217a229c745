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
import styles from './Profile.module.css';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { Trash2 } from '@riparo/ui/icons/Trash2.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';

const Deletion = lazyPart(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

/** The rights to receive all personal data, and to have them deleted. */
function YourData() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section className={styles['data']} aria-labelledby="i-tuoi-dati">
      <h2 id="i-tuoi-dati" className={styles['title']}>
        I tuoi dati
      </h2>
      <div className={styles['right']}>
        <p>
          Scarica tutto quello che conserviamo su di te, in un file leggibile anche da un computer (JSON).
        </p>
        <a href={personalDataCall.path} download className={buttonClass('secondary', false)}>
          <Download size={20} aria-hidden="true" />
          <span>Scarica i miei dati</span>
        </a>
      </div>
      <div className={styles['right']}>
        <p>
          Puoi cancellare l’account quando vuoi: prima ti diciamo che cosa cancelliamo e che cosa resta, e per
          quanto.
        </p>
        <Button
          look="dangerQuiet"
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => setDialog('open')}
        >
          Cancella l’account
        </Button>
      </div>
      {dialog !== 'never' && (
        <Suspense>
          <Deletion.Part open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </section>
  );
}

const EmailConfirmation = lazyPart(async () => (await import('./EmailConfirmation.tsx')).EmailConfirmation);

const Safety = lazyPart(async () => (await import('./Safety.tsx')).Safety);

/**
 * The form and the data rights, or the code that confirms a new e-mail, depending on the address. The profile
 * may still be loading.
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
