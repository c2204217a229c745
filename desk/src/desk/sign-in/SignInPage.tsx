import type { StaffSession } from '@riparo/domain/desk/staff/staff-calls.ts';
import { DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { SESSION_KEY } from '../../platform/session/session.ts';
import { InvitationSteps } from './InvitationSteps.tsx';
import { SignInSteps } from './SignInSteps.tsx';

export interface SignInState {
  /** The page the user wanted, or was on, when they had to sign in. */
  readonly from?: string;
  /** The session has ended. */
  readonly isOver?: boolean;
}

const tokenInAddress = () => /^#invito=([\w-]+)$/.exec(location.hash)?.[1];

/** The sign-in: by password and second factor, or by an invitation. */
export default function SignInPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as SignInState;
  // It stays in the fragment, which no server sees, until the sign-in is complete: a reload does not lose it.
  const [token] = useState(tokenInAddress);
  const [isIn, setIn] = useState(false);
  const goal = state.from ?? DESK_PATH;

  const enter = (session: StaffSession) => {
    queries.setQueryData(SESSION_KEY, session);
    setIn(true);
    void navigate(goal, { replace: true });
  };

  if (!token && !isIn && queries.getQueryData(SESSION_KEY)) return <Navigate to={goal} replace />;
  return token ? (
    <InvitationSteps token={token} onEnter={enter} />
  ) : (
    <SignInSteps isOver={state.isOver ?? false} onEnter={enter} />
  );
}
