import type { Passwords } from '../src/platform/sign-in/passwords/passwords.ts';
import { quickPasswords } from './test-server.ts';

/** Pauses between a password found correct and what follows from it, so that the race happens for certain. */
export type PausedPasswords = Passwords & {
  /** Holds back the answers of the next `count` comparisons; resolves once all of them have been made. */
  hold(count: number): Promise<void>;
  release(): void;
};

export function pausePasswords(): PausedPasswords {
  let held: { left: number; all: PromiseWithResolvers<void>; end: PromiseWithResolvers<void> } | null = null;
  return {
    hash: quickPasswords.hash,
    async matches(passwordHash, password) {
      const isRight = await quickPasswords.matches(passwordHash, password);
      if (held && held.left > 0) {
        held.left -= 1;
        if (held.left === 0) held.all.resolve();
        await held.end.promise;
      }
      return isRight;
    },
    hold(count) {
      held = { left: count, all: Promise.withResolvers<void>(), end: Promise.withResolvers<void>() };
      return held.all.promise;
    },
    release() {
      held?.end.resolve();
      held = null;
    },
  };
}
