import { staff } from '@riparo/domain/platform/call/access.ts';
import { tellPresenceCall } from '@riparo/domain/desk/live/live-calls.ts';
import { readsNothing } from '@riparo/domain/platform/call/log-reads.ts';
import { livePath } from '@riparo/domain/desk/live/live.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { openLiveStreams, type StreamParts } from './live-streams.ts';
import { notify, tellDesks } from './notices.ts';

type LiveParts = Pick<Dependencies, 'db'> &
  Pick<StreamParts, 'deskNotices' | 'findSession'> & { deskHeartbeatMs?: number | undefined };

/** Proxies give up a connection that is silent for longer. */
const usualHeartbeatMs = 10_000;

export function registerDeskLive(app: App, parts: LiveParts): void {
  const { db, deskNotices, findSession, deskHeartbeatMs: heartbeatMs = usualHeartbeatMs } = parts;
  const notifyProcesses: StreamParts['notifyProcesses'] = (notice) => notify(db, notice);
  const streams = openLiveStreams({ deskNotices, findSession, notifyProcesses, heartbeatMs });
  // Whoever listens goes to another process, and catches up there.
  app.addHook('preClose', async () => streams.closeAll());

  const live = {
    path: livePath,
    access: staff('be-at-desk'),
    reads: readsNothing('Events carry ids; what they are about is asked for by calls that are logged.'),
  };
  serveFile(app, live, async ({ member, token, reply }) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(streams.open({ staffId: member.id, role: member.role, token })),
  );

  serve(app, tellPresenceCall, async ({ member, body }) => {
    const told = { id: member.id, name: fullNameOf(member) };
    await tellDesks(db, { kind: 'presence', ...body, member: told });
    return undefined;
  });
}
