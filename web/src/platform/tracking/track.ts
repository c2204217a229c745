import { allowed, type TrackedEvent } from '@riparo/domain/platform/tracking/events.ts';

/** Where events go. */
export type Collector = (event: TrackedEvent) => void;

let collector: Collector | null = null;

/** The only way out for an event. Without consent there is no collector, and events are not even stored. */
export const track: Collector = (event) => {
  const cleared = allowed(event);
  if (cleared) collector?.(cleared);
};

export const sendEventsTo = (chosen: Collector | null) => {
  collector = chosen;
};
