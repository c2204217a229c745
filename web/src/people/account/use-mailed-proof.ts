import { CODE_IN_LINK, KEY_IN_LINK } from '@riparo/domain/people/account/link-words.ts';
import { useEffect, useMemo } from 'react';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';

export type MailedProof = { readonly code: string; readonly key?: string };

const nothing: MailedProof = { code: '' };

// The page may be rendered again after the proof has left the address bar.
let mailed = { page: '', proof: nothing };

function readAddress(): MailedProof {
  const brought = new URLSearchParams(location.hash.slice(1));
  const key = brought.get(KEY_IN_LINK);
  if (key) mailed = { page: location.pathname, proof: { code: brought.get(CODE_IN_LINK) ?? '', key } };
  return mailed.page === location.pathname ? mailed.proof : nothing;
}

/**
 * The code and the equivalent key in a mailed link, removed from the address bar so that they stay in no
 * history.
 */
export function useMailedProof(): MailedProof {
  const hydrated = useHydrated();
  const proof = useMemo(() => (hydrated ? readAddress() : nothing), [hydrated]);
  useEffect(() => {
    if (proof.key) history.replaceState(history.state, '', location.pathname + location.search);
  }, [proof]);
  return proof;
}
