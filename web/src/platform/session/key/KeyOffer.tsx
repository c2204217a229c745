import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useSession } from '../use-session.ts';

const ChooseKey = lazyPart(async () => (await import('./ChooseKey.tsx')).ChooseKey);

/**
 * Whoever was let in by the mailbox they proved in a purchase chooses how to come back: offered where the purchase ends, and never in
 * the way. Nothing for anybody else.
 */
export function KeyOffer() {
  const session = useSession();
  const isWithoutPassword = session.status === 'authenticated' && session.user.isWithoutPassword === true;
  // It stays to say that it is done.
  const [wasOffered, setOffered] = useState(false);
  if (isWithoutPassword && !wasOffered) setOffered(true);
  if (session.status !== 'authenticated' || !wasOffered) return null;
  return (
    <Suspense>
      <ChooseKey.Part owner={session.user.attributes} />
    </Suspense>
  );
}
