import { signInForm } from '@riparo/domain/people/account/forms.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useState } from 'react';
import { prerenderedPicture } from '@riparo/ui/kept-picture.tsx';
import { Logo } from '@riparo/ui/Logo.tsx';
import { Alert } from '@riparo/ui/Alert.tsx';
import { AnnouncedOnArrival } from '@riparo/ui/AnnouncedOnArrival.tsx';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useLocation, useNavigate } from '../../platform/router/router.tsx';
import { paths } from '../../platform/router/paths.ts';
import { LOGIN_REASONS, readLoginHandOver } from '../../platform/session/login-hand-over.ts';
import { beginSession } from '../../platform/session/begin-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { SiteLink } from '../../platform/router/links/SiteLink.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import styles from './LoginPage.module.css';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';
import { refused, useSending } from '../../platform/wizard/use-sending.ts';
import { PasswordField } from '../../platform/wizard/fields/PasswordField.tsx';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';

const OpenDoor = prerenderedPicture(
  async () => (await import('../../platform/page/account/OpenDoor.tsx')).OpenDoor,
);

const form = oneStepForm(signInForm, { password: PasswordField });

async function signIn(email: string, password: string) {
  const result = await callApi(signInCall, { body: { email, password } });
  return { result, hindrance: result.ok ? await beginSession(result.value) : null };
}

export default function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const sending = useSending();
  const [tried, setTried] = useState(false);
  const isSignedIn = useSession().status === 'authenticated';
  // After a reload the history still has the hand-over, which the prerendered HTML cannot know.
  const { from, reason, email = '' } = readLoginHandOver(useHydrated() ? location.state : null);

  useEffect(() => {
    if (isSignedIn) void navigate(from ?? (tried ? paths.personalArea : paths.home), { replace: true });
  }, [isSignedIn, from, tried, navigate]);

  const enter = (answers: Answers) => {
    const username = String(answers['email']);
    setTried(true);
    void sending.send(
      () => signIn(username, String(answers['password'])),
      ({ result, hindrance }) => {
        if (hindrance !== null) return refused(hindrance);
        if (result.ok) return;
        if (result.problem.code !== 'UserNotConfirmedException') return refused(result.problem.message);
        void navigate(paths.confirmAccount(username, 'unconfirmed'));
      },
    );
  };

  return (
    <div className={styles['screen']}>
      <PageHead title="Accedi" description={`Entra nella tua area personale di ${brand.name}.`} />
      <div className={styles['column']}>
        <SiteLink to={paths.home} className={styles['home']} aria-label={`${brand.name}, pagina iniziale`}>
          <Logo />
        </SiteLink>
        <div className={styles['form']}>
          <StandaloneForm
            form={form}
            sending={sending}
            known={{ email }}
            before={
              reason &&
              !tried && (
                <AnnouncedOnArrival>
                  <Alert tone={LOGIN_REASONS[reason].tone}>
                    <p>{LOGIN_REASONS[reason].text}</p>
                  </Alert>
                </AnnouncedOnArrival>
              )
            }
            after={
              <OtherWays>
                <PasskeySignIn onTried={() => setTried(true)} />
                <TextLink to={paths.forgotPassword}>Hai dimenticato la password?</TextLink>
                <p>
                  Hai acquistato senza registrarti? Il tuo account c’è già:{' '}
                  <TextLink to={paths.forgotPassword}>scegli la password</TextLink>
                </p>
                <p>
                  Non hai ancora un account? <TextLink to={paths.register}>Registrati</TextLink>
                </p>
              </OtherWays>
            }
            onComplete={enter}
          />
        </div>
      </div>
      <div className={styles['picture']}>
        <OpenDoor />
      </div>
    </div>
  );
}

/** The alternative sign-in, beside the form. */
function PasskeySignIn({ onTried }: { readonly onTried: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const enter = async () => {
    setBusy(true);
    setRefusal(null);
    onTried();
    // The WebAuthn code is loaded with the first press.
    const { signInWithPasskey } = await import('../../platform/session/passkeys/sign-in-with-passkey.ts');
    const result = await signInWithPasskey();
    setRefusal(result.ok ? await beginSession(result.session) : result.message);
    setBusy(false);
  };

  return (
    <div className={styles['way']}>
      {refusal && <FormWarning>{refusal}</FormWarning>}
      <Button
        look="secondary"
        wide
        busy={isBusy}
        icon={<KeyRound size={20} aria-hidden="true" />}
        onClick={() => void enter()}
      >
        Accedi con una passkey
      </Button>
    </div>
  );
}
