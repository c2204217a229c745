import type { Standing } from '@riparo/domain/care/requests/standing-schema.ts';
import { paths } from '../router/paths.ts';
import { TextLink } from '../router/links/TextLink.tsx';
import { StandingCard } from './StandingCard.tsx';
import { useCustomerRequest } from './use-customer-request.ts';

type FollowRequestProps = {
  readonly token: string;
  /** By when a call was promised a moment ago: nobody has it yet. */
  readonly callBy: string | null;
};

/** Where a call stands, on the page of whoever just asked for it, with the way to change it. */
export function FollowRequest({ token, callBy }: FollowRequestProps) {
  const { result } = useCustomerRequest(token);
  const asPromised: Standing | null = callBy === null ? null : { ...nobodyHasIt, callAt: callBy };
  return (
    <StandingCard standing={result?.ok ? result.value.data : asPromised}>
      <p>
        <TextLink to={paths.request(token)}>Cambia orario, o dicci che non serve più</TextLink>
      </p>
    </StandingCard>
  );
}

const nobodyHasIt = { step: 'promised', consultant: null, triedAt: null } as const;
