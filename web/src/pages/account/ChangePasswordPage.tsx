import { passwordChangeForm } from '@riparo/domain/account/forms.ts';
import { changePasswordCall } from '@riparo/domain/contract/account-calls.ts';
import type { UserAttributes } from '@riparo/domain/contract/sign-in-calls.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { Suspense, useRef } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { notify } from '@riparo/ui/notices.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../router/router.tsx';
import { paths } from '../../router/paths.ts';
import { callAsUser } from '../../session/call-as-user.ts';
import { Protected } from '../../session/Protected.tsx';
import { FormOpening } from '../../wizard/FormOpening.tsx';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { FormWait } from './FormWait.tsx';
import { KeyArch } from './KeyArch.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { PasswordOwner } from './PasswordOwner.tsx';
import { type Refusal, refused, refusedFields, useSending } from '../../wizard/use-sending.ts';
import { PasswordField } from '../../wizard/fields/PasswordField.tsx';

const form = oneStepForm(passwordChangeForm, { password: PasswordField });

/** What is wrong with the new one is said at its field; that the old one is wrong, in a warning. */
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

/** Hardly anybody comes here without a password. */
const NoPasswordYet = (props: { readonly email: string }) => (
  <Suspense>
    <NoPassword.Part {...props} />
  </Suspense>
);

/** Whose password it is may still be on its way. */
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
