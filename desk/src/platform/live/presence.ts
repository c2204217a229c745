import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { PRESENCE_SECONDS } from '@riparo/domain/desk/live/live.ts';

type PresenceEvent = Extract<DeskEvent, { kind: 'presence' }>;

export type Viewer = { readonly id: string; readonly name: string; readonly isWriting: boolean };

type Seen = Viewer & { readonly until: number };

/** Who is viewing what, according to recent reports. */
export class Presence {
  readonly #seen = new Map<string, Map<string, Seen>>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  hear({ subject, member, isWriting }: PresenceEvent, now: number): void {
    const there = this.#seen.get(subject) ?? new Map<string, Seen>();
    there.set(member.id, { ...member, isWriting, until: now + PRESENCE_SECONDS * 1000 });
    this.#seen.set(subject, there);
    this.#changed();
  }

  /** The current viewers, in order of arrival. */
  at(subject: string, now: number): readonly Viewer[] {
    return [...(this.#seen.get(subject)?.values() ?? [])].filter(({ until }) => until > now);
  }

  /** Changes with every update. */
  get version(): number {
    return this.#version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
