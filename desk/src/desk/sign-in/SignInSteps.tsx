import {
  type StaffSession,
  staffCodeCall,
  staffPasskeyCall,
  staffPasskeyRequestCall,
  staffSignInCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { askToSign } from '@riparo/ui/passkeys/ask-device.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { PasswordBox } from '../../platform/parts/PasswordBox.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { SignInFrame } from './SignInFrame.tsx';

type SecondFactors = readonly ('passkey' | 'codes' | 'recovery')[];

interface SignInStepsProps {
  readonly isOver: boolean;
  readonly onEnter: (session: StaffSession) => void;
}

/** E-mail and password, then the second factor. */
export function SignInSteps({ isOver, onEnter }: SignInStepsProps) {
  const [factors, setFactors] = useState<SecondFactors>();
  const [notice, setNotice] = useState(
    isOver ? 'La sessione è scaduta: accedi di nuovo e riprendi da dove eri.' : undefined,
  );
  const startAgain = (message: string) => {
    setNotice(message);
    setFactors(undefined);
  };
  return factors ? (
    <SecondFactor factors={factors} onEnter={onEnter} onExpired={startAgain} />
  ) : (
    <SignInFrame title="Entra al banco">
      {notice && (
        <Alert tone="info">
          <p>{notice}</p>
        </Alert>
      )}
      <FirstFactor onPassed={setFactors} />
    </SignInFrame>
  );
}

function FirstFactor({ onPassed }: { readonly onPassed: (factors: SecondFactors) => void }) {
  const form = useForm(async (typed) => {
    const body = { email: typed.get('email'), password: typed.get('password') };
    const { secondFactors } = await ask(staffSignInCall, { body });
    onPassed(secondFactors);
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={form.errors['email']}
        />
        <PasswordBox
          name="password"
          label="Password"
          autoComplete="current-password"
          error={form.errors['password']}
        />
        <Button type="submit" busy={form.isBusy} wide>
          Continua
        </Button>
        <p>Hai perso la password o il telefono? Un responsabile può mandarti un nuovo invito.</p>
      </Stack>
    </form>
  );
}

interface SecondFactorProps {
  readonly factors: SecondFactors;
  readonly onEnter: (session: StaffSession) => void;
  readonly onExpired: (message: string) => void;
}

function SecondFactor({ factors, onEnter, onExpired }: SecondFactorProps) {
  const [isRecovering, setRecovering] = useState(false);
  const hasPasskey = factors.includes('passkey');
  if (isRecovering || !hasPasskey) {
    return (
      <SignInFrame title={isRecovering ? 'Scrivi un codice di recupero' : 'Scrivi il codice'}>
        <CodeForm
          key={String(isRecovering)}
          isRecovering={isRecovering}
          onEnter={onEnter}
          onExpired={onExpired}
        />
        {factors.includes('recovery') && (
          <Button look="quiet" onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? 'Torna indietro' : 'Usa un codice di recupero'}
          </Button>
        )}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Usa la tua passkey">
      <PasskeyForm onEnter={onEnter} onExpired={onExpired} />
      {factors.includes('recovery') && (
        <Button look="quiet" onClick={() => setRecovering(true)}>
          Usa un codice di recupero
        </Button>
      )}
    </SignInFrame>
  );
}

type EnteringProps = Pick<SecondFactorProps, 'onEnter' | 'onExpired'>;

/** Ten minutes after the password it must be entered again. */
const isExpired = ({ code }: { readonly code: string }) => code === 'SecondFactorExpired';

function CodeForm({ isRecovering, onEnter, onExpired }: EnteringProps & { readonly isRecovering: boolean }) {
  const form = useForm(
    async (typed) => onEnter(await ask(staffCodeCall, { body: { code: typed.get('code') } })),
    (problem) => {
      if (!isExpired(problem)) return false;
      onExpired(problem.message);
      return true;
    },
  );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        <TextField
          name="code"
          label={isRecovering ? 'Codice di recupero' : 'Codice a 6 cifre'}
          hint={
            isRecovering
              ? 'Uno dei dieci che hai salvato: ognuno vale una volta sola.'
              : 'Quello che vedi adesso nella tua app dei codici.'
          }
          autoComplete="one-time-code"
          inputMode={isRecovering ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors['code']}
        />
        <Button type="submit" busy={form.isBusy} wide>
          Entra
        </Button>
      </Stack>
    </form>
  );
}

function PasskeyForm({ onEnter, onExpired }: EnteringProps) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm(
    async () => {
      setRefusal(undefined);
      const signed = await askToSign(await ask(staffPasskeyRequestCall, {}));
      if (signed.ok) onEnter(await ask(staffPasskeyCall, { body: { credential: signed.credential } }));
      else setRefusal(signed.message);
    },
    (problem) => {
      if (!isExpired(problem)) return false;
      onExpired(problem.message);
      return true;
    },
  );
  return (
    <form onSubmit={form.onSubmit}>
      <Stack>
        <FormFailure message={refusal ?? form.failure} />
        <p>Il dispositivo ti chiede l’impronta, il volto o il suo codice.</p>
        <Button type="submit" busy={form.isBusy} wide icon={<KeyRound size={20} aria-hidden="true" />}>
          Continua con la passkey
        </Button>
      </Stack>
    </form>
  );
}
