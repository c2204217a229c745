import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { codeSentTo } from '../../../platform/session/key/awaiting-code.ts';
import { KeyOffer } from '../../../platform/session/key/KeyOffer.tsx';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';

/**
 * Links after a finished purchase. A guest buyer has an account without a password of their own; the page
 * links to the personal area only once.
 */
type WaysOnProps = {
  readonly leadsHome: boolean;
  /** Once nothing is left to do: a password before the payment would only be in the way. */
  readonly offersKey?: boolean;
  /** A code that opens the area was mailed before the payment, and not typed yet. */
  readonly awaitsCode?: boolean;
};

const EnterByCode = lazyPart(
  async () => (await import('../../../platform/session/key/EnterByCode.tsx')).EnterByCode,
);

export function WaysOn({ leadsHome, offersKey = true, awaitsCode = false }: WaysOnProps) {
  const { status } = useSession();
  const isSignedIn = status === 'authenticated';
  const [codeWentTo] = useState(() => (awaitsCode ? codeSentTo() : null));
  return (
    <Stack gap={4}>
      {offersKey && <KeyOffer />}
      {status === 'anonymous' && codeWentTo !== null && (
        <Suspense>
          <EnterByCode.Part email={codeWentTo} />
        </Suspense>
      )}
      {!isSignedIn && codeWentTo === null && (
        <p>
          Nella <TextLink to={paths.personalArea}>tua area personale</TextLink> segui la pratica passo per
          passo. È la prima volta? <TextLink to={paths.forgotPassword}>Scegli la tua password</TextLink>: ti
          mandiamo un codice per e-mail.
        </p>
      )}
      <Stack direction="row" gap={3}>
        {isSignedIn && !leadsHome && (
          <ButtonLink to={paths.personalArea} look="secondary">
            Vai alla tua area personale
          </ButtonLink>
        )}
        <ButtonLink to={paths.home} look="secondary">
          Torna alla home
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
