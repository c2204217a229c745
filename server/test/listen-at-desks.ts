import { randomUUID } from 'node:crypto';
import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { personIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { notifyDesks } from '../src/desk/live/notices.ts';
import type { TestServer } from './test-server.ts';

/** About no one: whatever was sent before it is received before it. */
const mark = () => ({ kind: 'person', id: personIdSchema.parse(randomUUID()) }) as const;

/** Listens as an open desk does; returns a function that stops and returns all events. */
export async function listenAtDesks(server: TestServer): Promise<() => Promise<DeskEvent[]>> {
  const [first, last] = [mark(), mark()];
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const receivedEvents: DeskEvent[] = [];
  const end = server.parts.deskNotices.hear((event) => {
    const id = 'id' in event ? event.id : null;
    // The first listener gets a catch-up event, later ones get the mark.
    if (event.kind === 'catch-up' || id === first.id) begun.resolve();
    else if (id === last.id) ended.resolve();
    else receivedEvents.push(event);
  });
  await notifyDesks(server.db, first);
  await begun.promise;
  return async () => {
    await notifyDesks(server.db, last);
    await ended.promise;
    end();
    return receivedEvents;
  };
}
