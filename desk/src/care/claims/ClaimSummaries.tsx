import { deskClaimsCall, type ListedClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import type { DealUuid, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import { CLAIMS_KEY } from '../../platform/live/live.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { CasesOf, CasesWaiting } from '../cases/CaseSummaries.tsx';
import { NextUpdate } from './NextUpdate.tsx';
import { claimTones, italianDay } from './say-claim.ts';
import { useClaims } from './use-claim.ts';

const everyOpen = { state: undefined, isMine: false, words: '' } as const;

/** Claims by the due date of their next update, for those who handle them. */
export function ClaimsWaiting() {
  return useCan('work-claims') && <Loading />;
}

function Loading() {
  const { data } = useClaims(everyOpen);
  return (
    <CasesWaiting
      title="Sinistri in attesa"
      all={<Link to={paths.claims}>Tutti i sinistri</Link>}
      cases={(data?.pages[0]?.data ?? []).map(({ id, name, nextWordBy }) => ({
        id,
        to: paths.claim(id),
        name,
        state: <NextUpdate by={nextWordBy} />,
      }))}
    />
  );
}

type PersonOrDeal = { person: PersonId } | { deal: DealUuid };

export const useClaimsOf = (of: PersonOrDeal) =>
  useQuery({
    queryKey: [CLAIMS_KEY, 'of', of],
    queryFn: ({ signal }) => ask(deskClaimsCall, { signal, query: of }),
    enabled: useCan('read-claims'),
  });

const summaryOf = ({ id, number, what, happenedOn, product, state, nextWordBy }: ListedClaim) => ({
  id,
  to: paths.claim(id),
  name: what,
  about: `${number} · ${italianDay(happenedOn)} · ${product.title}`,
  state: (
    <>
      <Pill tone={claimTones[state]}>{claimStateNames[state]}</Pill>
      <NextUpdate by={nextWordBy} />
    </>
  ),
});

/** The claims of one person, or under one policy, ended or not. */
export function TheirClaims({ of }: { readonly of: PersonOrDeal }) {
  const { data } = useClaimsOf(of);
  return <CasesOf title="Sinistri" cases={(data?.data ?? []).map(summaryOf)} />;
}
