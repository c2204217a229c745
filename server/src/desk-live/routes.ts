import { PassThrough } from 'node:stream';
import { staff } from '@riparo/domain/call/access.ts';
import { type DeskEvent, tellPresenceCall } from '@riparo/domain/contract/live-calls.ts';
import { readsNothing } from '@riparo/domain/desk-log/reads.ts';
import { livePath } from '@riparo/domain/desk-live/live.ts';
import { fullNameOf } from '@riparo/domain/staff/full-name.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { type DeskNotices, tellDesks } from './notices.ts';

type LiveParts = Pick<Dependencies, 'db'> & {
  deskNotices: DeskNotices;
  /** Whether a session is still open, without taking the question for a sign of life. */
  isSessionOpen: (token: string) => Promise<boolean>;
  deskHeartbeatMs?: number | undefined;
};

/** Proxies give up a connection that is silent for longer; and whoever was stopped leaves by then. */
const usualHeartbeatMs = 10_000;
const reconnectMs = 1_000;

export function registerDeskLive(app: App, parts: LiveParts): void {
  const { db, deskNotices, isSessionOpen, deskHeartbeatMs = usualHeartbeatMs } = parts;
  const streams = new Set<PassThrough>();
  // Whoever listens goes to another process, and catches up there.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  const live = {
    path: livePath,
    access: staff('be-at-desk'),
    reads: readsNothing('Events carry ids; what they are about is asked for by calls that are logged.'),
  };
  serveFile(app, live, async ({ token, request, reply }) => {
    const stream = new PassThrough();
    const say = (event: DeskEvent) => void stream.write(`data: ${JSON.stringify(event)}\n\n`);
    const silence = deskNotices.hear(say);
    const heart = setInterval(async () => {
      const isOpen = await isSessionOpen(token).catch(() => true);
      if (isOpen) return void stream.write(':\n\n');
      say({ kind: 'over' });
      stream.end();
    }, deskHeartbeatMs);
    streams.add(stream);
    const leave = () => {
      clearInterval(heart);
      silence();
      streams.delete(stream);
      stream.end();
    };
    request.raw.once('close', leave);
    stream.once('close', leave);
    stream.write(`retry: ${reconnectMs}\n\n`);
    // A desk that comes, or comes back, has missed what it does not know of.
    say({ kind: 'catch-up' });
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(stream);
  });

  serve(app, tellPresenceCall, async ({ member, body }) => {
    const told = { id: member.id, name: fullNameOf(member) };
    await tellDesks(db, { kind: 'presence', ...body, member: told });
    return undefined;
  });
}
