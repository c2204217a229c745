import type { Standing } from '@riparo/domain/care/requests/status-schema.ts';
import { paths } from '../router/paths.ts';
import { TextLink } from '../router/links/TextLink.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useCustomerRequest } from './use-customer-request.ts';

type FollowRequestProps = {
  readonly token: string;
  /** The deadline promised a moment ago, before any consultant has taken the call. */
  readonly callBy: string | null;
};

/** The status of a call on the page of the customer who just requested it, with a way to change it. */
export function FollowRequest({ token, callBy }: FollowRequestProps) {
  const { result } = useCustomerRequest(token);
  const asPromised: Standing | null = callBy === null ? null : { ...isNotTakenYet, callAt: callBy };
  return (
    <StatusCard standing={result?.ok ? result.value.data : asPromised}>
      <p>
        <TextLink to={paths.request(token)}>Cambia orario, o dicci che non serve più</TextLink>
      </p>
    </StatusCard>
  );
}

const isNotTakenYet = { step: 'promised', consultant: null, triedAt: null } as const;
