import { passwordChangeForm } from '@riparo/domain/people/account/forms.ts';
import { changePasswordCall } from '@riparo/domain/people/account/account-calls.ts';
import type { UserAttributes } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { Suspense, useRef } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { notify } from '@riparo/ui/notices.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { paths } from '../../platform/router/paths.ts';
import { callAsUser } from '../../platform/session/call-as-user.ts';
import { Protected } from '../../platform/session/Protected.tsx';
import { FormOpening } from '../../platform/wizard/FormOpening.tsx';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { FormWait } from './FormWait.tsx';
import { KeyArch } from './KeyArch.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { PasswordOwner } from '../../platform/session/key/PasswordOwner.tsx';
import { type Refusal, refused, refusedFields, useSending } from '../../platform/wizard/use-sending.ts';
import { PasswordField } from '../../platform/wizard/fields/PasswordField.tsx';

const form = oneStepForm(passwordChangeForm, { password: PasswordField });

/** An invalid new password is reported at its field; a wrong old one, in a warning. */
function explain({ message, fields }: CallProblem<typeof changePasswordCall>): Refusal {
  const newPassword = fields?.['newPassword'];
  return newPassword ? refusedFields({ newPassword }) : refused(fields?.['oldPassword'] ?? message);
}

export default function ChangePasswordPage() {
  return (
    <Protected title="Modifica la password" description="Scegli una nuova password per il tuo account.">
      {(user) =>
        user?.isWithoutPassword ? (
          <NoPasswordYet email={user.attributes.email} />
        ) : (
          <ChangePassword owner={user?.attributes} />
        )
      }
    </Protected>
  );
}

const NoPassword = lazyPart(async () => (await import('./NoPasswordYet.tsx')).NoPasswordYet);

/** Loaded on demand: few customers come here without a password. */
const NoPasswordYet = (props: { readonly email: string }) => (
  <Suspense>
    <NoPassword.Part {...props} />
  </Suspense>
);

/** The owner may still be loading. */
function ChangePassword({ owner }: { readonly owner: UserAttributes | undefined }) {
  const navigate = useNavigate();
  const sending = useSending();
  const heading = useRef<HTMLHeadingElement>(null);

  const complete = (answers: Answers) => {
    const body = {
      oldPassword: String(answers['oldPassword']),
      newPassword: String(answers['newPassword']),
    };
    void sending.send(
      () => callAsUser(changePasswordCall, { body }),
      (result) => {
        if (!result.ok) return explain(result.problem);
        notify({ kind: 'success', text: 'Password modificata. Le altre sessioni sono state chiuse.' });
        void navigate(paths.personalArea);
      },
    );
  };

  return (
    <AccountScreen picture={<KeyArch />}>
      <FormOpening form={passwordChangeForm} heading={heading} />
      {owner === undefined ? (
        <FormWait form={passwordChangeForm} />
      ) : (
        <StandaloneForm
          form={form}
          sending={sending}
          heading={heading}
          before={<PasswordOwner {...owner} />}
          onComplete={complete}
        />
      )}
    </AccountScreen>
  );
}
