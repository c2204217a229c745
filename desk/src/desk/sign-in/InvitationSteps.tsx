import {
  acceptInvitationCall,
  checkNewcomerCall,
  invitationCall,
  newCodesCall,
  newStaffPasskeyCall,
  type StaffSession,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { roleDescriptions, roleNames } from '@riparo/domain/platform/call/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { Smartphone } from '@riparo/ui/icons/Smartphone.ts';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { askToCreate, supportsPasskeys } from '@riparo/ui/passkeys/ask-device.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask, messageOf, problemOf } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { NewPasswordBox } from '../../platform/parts/NewPasswordBox.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { Loading } from '../../platform/parts/Loading.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import styles from './InvitationSteps.module.css';
import { QrPicture } from './QrPicture.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Newcomer = { readonly firstName: string; readonly lastName: string; readonly password: string };
type Arrived = { readonly session: StaffSession; readonly recoveryCodes: readonly string[] };

interface InvitationStepsProps {
  readonly token: string;
  readonly onEnter: (session: StaffSession) => void;
}

/** From a mailed invitation to the desk: name, password, second factor, recovery codes. */
export function InvitationSteps({ token, onEnter }: InvitationStepsProps) {
  const invitation = useQuery({
    queryKey: ['invitation'],
    queryFn: () => ask(invitationCall, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [withCodes, setWithCodes] = useState(false);
  const [arrived, setArrived] = useState<Arrived>();

  if (arrived) {
    return (
      <SignInFrame title="Salva i codici di recupero">
        <RecoveryCodes codes={arrived.recoveryCodes} onSaved={() => onEnter(arrived.session)} />
      </SignInFrame>
    );
  }
  if (invitation.error) {
    return (
      <SignInFrame title="Questo invito non si apre">
        <Alert tone="warning">
          <p>{messageOf(invitation.error)}</p>
        </Alert>
        {problemOf(invitation.error)?.code !== 'InvitationOver' && (
          <Button onClick={() => void invitation.refetch()}>Riprova</Button>
        )}
      </SignInFrame>
    );
  }
  if (!invitation.data) {
    return (
      <SignInFrame title="Il tuo invito">
        <Loading label="Carico l’invito" lines={3} />
      </SignInFrame>
    );
  }
  const { email, role, firstName, lastName } = invitation.data;
  if (!newcomer) {
    return (
      <SignInFrame title="Benvenuto al banco">
        <p>
          L’invito è per <strong>{email}</strong>, come {roleNames[role].toLowerCase()}.{' '}
          {roleDescriptions[role]}
        </p>
        <NewcomerForm token={token} email={email} known={{ firstName, lastName }} onPassed={setNewcomer} />
      </SignInFrame>
    );
  }
  return withCodes ? (
    <SignInFrame title="Collega l’app dei codici">
      <CodesForm token={token} newcomer={newcomer} onArrived={setArrived} />
      <Button look="quiet" onClick={() => setWithCodes(false)}>
        Scegli un altro modo
      </Button>
    </SignInFrame>
  ) : (
    <SignInFrame title="Scegli il secondo fattore">
      <p>Oltre alla password, ogni volta che entri confermi che sei tu.</p>
      <PasskeyChoice token={token} newcomer={newcomer} onArrived={setArrived} />
      <button type="button" className={styles['choice']} onClick={() => setWithCodes(true)}>
        <Smartphone size={28} aria-hidden="true" />
        <span className={styles['name']}>Codici di un’app</span>
        <span className={styles['about']}>
          Sei cifre che cambiano ogni mezzo minuto, in un’app come quella del tuo gestore di password.
        </span>
      </button>
    </SignInFrame>
  );
}

interface NewcomerFormProps {
  readonly token: string;
  readonly email: string;
  readonly known: { readonly firstName: string; readonly lastName: string };
  readonly onPassed: (newcomer: Newcomer) => void;
}

function NewcomerForm({ token, email, known, onPassed }: NewcomerFormProps) {
  const form = useForm(async (typed) => {
    const newcomer = {
      firstName: typed.get('firstName'),
      lastName: typed.get('lastName'),
      password: typed.get('password'),
    };
    await ask(checkNewcomerCall, { params: { token }, body: newcomer });
    onPassed(newcomer);
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        {/* For the browser, which saves the password with it. */}
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <TextField
          name="firstName"
          label="Nome"
          hint="I clienti leggono chi li chiama."
          autoComplete="given-name"
          defaultValue={known.firstName}
          error={form.errors['firstName']}
        />
        <TextField
          name="lastName"
          label="Cognome"
          autoComplete="family-name"
          defaultValue={known.lastName}
          error={form.errors['lastName']}
        />
        <NewPasswordBox name="password" label="Password" email={email} error={form.errors['password']} />
        <Button type="submit" busy={form.isBusy} wide>
          Continua
        </Button>
      </Stack>
    </form>
  );
}

interface FactorProps {
  readonly token: string;
  readonly newcomer: Newcomer;
  readonly onArrived: (arrived: Arrived) => void;
}

function PasskeyChoice({ token, newcomer, onArrived }: FactorProps) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm(async () => {
    setRefusal(undefined);
    const { firstName, lastName } = newcomer;
    const options = await ask(newStaffPasskeyCall, { params: { token }, body: { firstName, lastName } });
    const created = await askToCreate(options);
    if (!created.ok) return setRefusal(created.message);
    const secondFactor = { kind: 'passkey', credential: created.credential } as const;
    onArrived(await ask(acceptInvitationCall, { params: { token }, body: { ...newcomer, secondFactor } }));
  });
  if (!supportsPasskeys()) return null;
  return (
    <form onSubmit={form.onSubmit}>
      <Stack gap={3}>
        <FormFailure message={refusal ?? form.failure} />
        <button type="submit" className={styles['choice']} aria-busy={form.isBusy}>
          <KeyRound size={28} aria-hidden="true" />
          <span className={styles['name']}>Passkey (consigliata)</span>
          <span className={styles['about']}>
            L’impronta, il volto o il codice di questo dispositivo. Niente da ricordare e niente da copiare.
          </span>
        </button>
      </Stack>
    </form>
  );
}

function CodesForm({ token, newcomer, onArrived }: FactorProps) {
  const codes = useQuery({
    queryKey: ['invitation', 'codes'],
    queryFn: () => ask(newCodesCall, { params: { token } }),
    // Each answer is another secret: the one in the app must remain valid.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const form = useForm(async (typed) => {
    const secondFactor = { kind: 'codes', code: typed.get('code') } as const;
    onArrived(await ask(acceptInvitationCall, { params: { token }, body: { ...newcomer, secondFactor } }));
  });
  if (codes.error) return <FormFailure message={messageOf(codes.error)} />;
  if (!codes.data) return <Loading label="Preparo il codice QR" lines={3} />;
  const { secret, uri } = codes.data;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        <p>Inquadra il codice con la tua app. Poi scrivi qui sotto le sei cifre che ti mostra.</p>
        <QrPicture text={uri} label="Codice QR per l’app dei codici" />
        <p className={styles['secret']}>
          Se non puoi inquadrarlo, scrivi nell’app questa chiave:
          <br />
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <TextField
          name="code"
          label="Codice a 6 cifre"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={form.errors['code']}
        />
        <Button type="submit" busy={form.isBusy} wide>
          Conferma
        </Button>
      </Stack>
    </form>
  );
}
