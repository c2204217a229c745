import { type DeskClaimAction, deskClaimActionNames } from '@riparo/domain/care/claims/states.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { AskPapersDialog } from './AskPapersDialog.tsx';
import { ActDialog } from './ActDialog.tsx';
import { inWordsOfPayer } from './say-claim.ts';
import type { OneClaim } from './use-claim.ts';

/** What can be done with a claim, by the table and by whoever is at the desk. */
export function ClaimActions({ claim }: { readonly claim: OneClaim }) {
  const [asked, setAsked] = useState<DeskClaimAction>();
  if (claim.actions.length === 0) return null;
  const close = () => setAsked(undefined);
  return (
    <>
      <Stack direction="row" gap={2}>
        {claim.actions.map((action, place) => (
          <Button key={action} look={place === 0 ? 'primary' : 'secondary'} onClick={() => setAsked(action)}>
            {inWordsOfPayer(claim.policy.product.key, deskClaimActionNames[action])}
          </Button>
        ))}
      </Stack>
      {asked === 'ask-papers' && <AskPapersDialog claim={claim} onClose={close} />}
      {asked && asked !== 'ask-papers' && <ActDialog claim={claim} action={asked} onClose={close} />}
    </>
  );
}
