import {
  type PersonalArea,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { useEffect } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { endSession } from '../../../platform/session/session-store.ts';

export type OwnArea = {
  /** Null while it is on its way. */
  readonly area: PersonalArea | null;
  readonly isLost: boolean;
  readonly askAgain: () => void;
};

/** What the person signed in asked for, and agreed to. */
export function usePersonalArea(): OwnArea {
  const { result, askAgain } = useCall(personalAreaCall, {});
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return {
    area: result?.ok ? result.value.data : null,
    isLost: result?.ok === false && !isOver,
    askAgain,
  };
}
