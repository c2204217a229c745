import { type StaffSession, staffSessionCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import type { Permission } from '@riparo/domain/platform/call/roles.ts';
import { createContext, use } from 'react';
import { ask, isSessionOver } from '../api/ask.ts';

export const SESSION_KEY = ['session'];

/** The signed-in staff member; null if there is none. */
export async function findSession(): Promise<StaffSession | null> {
  try {
    return await ask(staffSessionCall, {});
  } catch (error) {
    if (isSessionOver(error)) return null;
    throw error;
  }
}

export const SessionContext = createContext<StaffSession | null>(null);

export function useSession(): StaffSession {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is at the desk here');
  return session;
}

/** Whether the user may do this: forbidden actions are not offered. */
export const useCan = (permission: Permission) => useSession().permissions.includes(permission);
