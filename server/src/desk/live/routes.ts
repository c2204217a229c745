import { staff } from '@riparo/domain/platform/call/access.ts';
import { reportPresenceCall, type DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { readsNoPersonalData } from '@riparo/domain/platform/call/log-reads.ts';
import { livePath, MAX_STREAMS_PER_PERSON } from '@riparo/domain/desk/live/live.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { notify, notifyDesks, type DeskNotice, type DeskNotices, type ProcessNotice } from './notices.ts';
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';

/** The listener according to their session. */
type Listener = { staffId: StaffId; role: Role; token: string };

type StreamParts = {
  deskNotices: DeskNotices;
  /** Finds a session without prolonging it; null once it has ended. */
  findSession: (token: string) => Promise<{ member: { role: Role } } | null>;
  notifyProcesses: (notice: ProcessNotice) => Promise<void>;
  heartbeatMs: number;
};

type LiveStreams = {
  /** A stream of this listener's events, which ends with the session. */
  open(listener: Listener): PassThrough;
  closeAll(): void;
};

type LiveStream = Listener & { id: string; output: PassThrough; heart: NodeJS.Timeout };

const reconnectMs = 1_000;
/** Some thousand events. A slower reader catches up on a new connection. */
const MAX_WAITING_BYTES = 256 * 1024;

const lineOf = (event: DeskEvent) => `data: ${JSON.stringify(event)}\n\n`;
const heartbeat = ':\n\n';

/**
 * The open streams of this process. They end as soon as their session does, whichever process ended it; a
 * staff member has a limited number over all processes, of which the newest remain; and unread data is
 * bounded.
 */
function openLiveStreams(parts: StreamParts): LiveStreams {
  const { deskNotices, findSession, notifyProcesses, heartbeatMs } = parts;
  const streams = new Map<string, LiveStream>();
  /**
   * The ids of each staff member's streams in all processes, the oldest first, as far as they opened since we
   * listen.
   */
  const idsOf = new Map<StaffId, string[]>();
  let silence: (() => void) | null = null;

  function write({ output }: LiveStream, text: string): void {
    if (output.writableEnded || output.destroyed) return;
    output.write(text);
    if (output.writableLength + output.readableLength > MAX_WAITING_BYTES) output.destroy();
  }

  function end(stream: LiveStream, lastEvent?: DeskEvent): void {
    if (lastEvent) write(stream, lineOf(lastEvent));
    stream.output.end();
  }

  /**
   * Ends a stream whose session is over. After a change of role its desk reconnects, with its new
   * permissions.
   */
  async function review(stream: LiveStream): Promise<boolean> {
    const session = await findSession(stream.token);
    if (!session) end(stream, { kind: 'over' });
    else if (session.member.role !== stream.role) end(stream);
    else return true;
    return false;
  }

  const reviewSoon = (stream: LiveStream) =>
    // Without a database the session cannot be checked: the next heartbeat retries.
    void review(stream).catch(() => undefined);

  function noteOpened(staffId: StaffId, id: string): void {
    const ids = idsOf.get(staffId) ?? [];
    if (!ids.includes(id)) ids.push(id);
    idsOf.set(staffId, ids);
    while (ids.length > MAX_STREAMS_PER_PERSON) {
      const oldest = streams.get(ids.shift() ?? '');
      if (oldest) end(oldest, { kind: 'paused' });
    }
  }

  function noteClosed(staffId: StaffId, id: string): void {
    const left = (idsOf.get(staffId) ?? []).filter((each) => each !== id);
    if (left.length > 0) idsOf.set(staffId, left);
    else idsOf.delete(staffId);
  }

  function hear(notice: DeskNotice): void {
    switch (notice.kind) {
      case 'access-changed':
        for (const stream of streams.values()) if (stream.staffId === notice.staffId) reviewSoon(stream);
        return;
      case 'stream-opened':
        return noteOpened(notice.staffId, notice.streamId);
      case 'stream-closed':
        return noteClosed(notice.staffId, notice.streamId);
      case 'catch-up':
        // Notices in between were missed, including those about sessions and streams.
        idsOf.clear();
        for (const stream of streams.values()) {
          noteOpened(stream.staffId, stream.id);
          reviewSoon(stream);
        }
    }
    const line = lineOf(notice);
    for (const stream of streams.values()) write(stream, line);
  }

  const beat = async (stream: LiveStream) => {
    if (await review(stream).catch(() => true)) write(stream, heartbeat);
  };

  function leave(stream: LiveStream): void {
    clearInterval(stream.heart);
    if (!streams.delete(stream.id)) return;
    const { staffId, id: streamId } = stream;
    void notifyProcesses({ kind: 'stream-closed', staffId, streamId }).catch(() => undefined);
  }

  return {
    open(listener) {
      const output = new PassThrough();
      const stream: LiveStream = {
        ...listener,
        id: randomUUID(),
        output,
        heart: setInterval(() => void beat(stream), heartbeatMs),
      };
      streams.set(stream.id, stream);
      output.once('close', () => leave(stream));
      silence ??= deskNotices.hearAll(hear);
      write(stream, `retry: ${reconnectMs}\n\n`);
      // A desk that connects or reconnects may have missed events.
      write(stream, lineOf({ kind: 'catch-up' }));
      const { staffId } = listener;
      void notifyProcesses({ kind: 'stream-opened', staffId, streamId: stream.id }).catch(() => undefined);
      // Its session may have ended between the first check and now.
      reviewSoon(stream);
      return output;
    },
    closeAll() {
      for (const stream of streams.values()) end(stream);
      silence?.();
    },
  };
}

type LiveParts = Pick<Dependencies, 'db'> &
  Pick<StreamParts, 'deskNotices' | 'findSession'> & { deskHeartbeatMs?: number | undefined };

/** Proxies close a connection that is silent for longer. */
const usualHeartbeatMs = 10_000;

export function registerDeskLive(app: App, parts: LiveParts): void {
  const { db, deskNotices, findSession, deskHeartbeatMs: heartbeatMs = usualHeartbeatMs } = parts;
  const notifyProcesses: StreamParts['notifyProcesses'] = (notice) => notify(db, notice);
  const streams = openLiveStreams({ deskNotices, findSession, notifyProcesses, heartbeatMs });
  // Listeners reconnect to another process, and catch up there.
  app.addHook('preClose', async () => streams.closeAll());

  const live = {
    path: livePath,
    access: staff('be-at-desk'),
    reads: readsNoPersonalData(
      'Events carry ids; what they are about is asked for by calls that are logged.',
    ),
  };
  serveFile(app, live, async ({ member, token, reply }) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(streams.open({ staffId: member.id, role: member.role, token })),
  );

  serve(app, reportPresenceCall, async ({ member, body }) => {
    const shownMember = { id: member.id, name: fullNameOf(member) };
    await notifyDesks(db, { kind: 'presence', ...body, member: shownMember });
    return undefined;
  });
}
