import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FileWay, sendFile } from './send-file.ts';

const sizeBytes = 2 * PIECE_BYTES + 10;
const chosen = { id: 'one', file: new Blob([new Uint8Array(sizeBytes)]), name: 'foto.jpg', paperId: null };
const sent = (arrivedBytes: number, state: SentFile['state'] = 'arriving'): SentFile => ({
  id: 'one',
  name: 'foto.jpg',
  sizeBytes,
  arrivedBytes,
  state,
  previewPath: null,
  path: '/files/one',
});
const stored = sent(sizeBytes, 'stored');

// Answers as often as a test says, so that endless polling shows as a failure.
const announce = vi.fn<FileWay['announce']>();
const put = vi.fn<typeof fetch>();
const heard: (number | 'checking')[] = [];

const knows = (data: SentFile) => Promise.resolve({ ok: true as const, value: { data } });
const way: FileWay = { announce, piecePath: (id, from) => `/files/${id}/${from}` };
const send = (signal = new AbortController().signal) =>
  sendFile(way, chosen, {
    signal,
    onArrived: (bytes) => heard.push(bytes),
    onChecking: () => heard.push('checking'),
  });
/** Accepts whole pieces as they come. */
const takeIt = async (path: unknown, { body }: RequestInit = {}) =>
  Response.json({ arrivedBytes: Number(String(path).split('/').at(-1)) + (body as Blob).size });

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('fetch', put);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('sending a file', () => {
  test('a file is sent piece by piece, then polled until it was opened', async () => {
    announce.mockImplementationOnce(() => knows(sent(0))).mockImplementationOnce(() => knows(stored));
    put.mockImplementation(takeIt);
    await expect(send()).resolves.toEqual({ kind: 'stored', file: stored });
    expect(heard).toEqual([0, PIECE_BYTES, 2 * PIECE_BYTES, sizeBytes, 'checking']);
    expect(put.mock.calls.map(([path]) => path)).toEqual([
      '/files/one/0',
      `/files/one/${PIECE_BYTES}`,
      `/files/one/${2 * PIECE_BYTES}`,
    ]);
    const bodies = put.mock.calls.map(([, init]) => init?.body);
    expect(bodies.map((body) => body instanceof Blob && body.size)).toEqual([PIECE_BYTES, PIECE_BYTES, 10]);
  });

  test('an upload resumes where it stopped', async () => {
    announce
      .mockImplementationOnce(() => knows(sent(2 * PIECE_BYTES)))
      .mockImplementationOnce(() => knows(stored));
    put.mockImplementation(takeIt);
    await send();
    expect(put).toHaveBeenCalledOnce();
  });

  test.each([400, 409, 413, 499])('a file refused with %i is refused for good', async (status) => {
    announce.mockResolvedValueOnce({
      ok: false,
      problem: { status, code: 'any', message: 'È troppo grande.' },
    });
    await expect(send()).resolves.toEqual({ kind: 'refused', message: 'È troppo grande.' });
  });

  test.each([
    ['a refused piece', () => Promise.resolve(new Response(null, { status: 409 }))],
    ['a piece that is no longer needed', async () => Response.json({ arrivedBytes: 10 }, { status: 410 })],
    ['a lost piece', () => Promise.reject(new TypeError('offline'))],
    ['a piece that arrives empty', () => Promise.resolve(Response.json({ arrivedBytes: 0 }))],
  ])('an upload is interrupted by %s', async (_what, answer) => {
    announce.mockImplementationOnce(() => knows(sent(0)));
    put.mockImplementationOnce(answer);
    await expect(send()).resolves.toEqual({ kind: 'cut-off' });
    expect(heard).toEqual([0]);
  });

  test('a file over the limit fails at once instead of retrying', async () => {
    const { status, code, message } = fileErrors.TooMuchUploaded;
    announce.mockResolvedValueOnce({ ok: false, problem: { status, code, message } });
    await expect(send()).resolves.toEqual({ kind: 'refused', message });
    announce.mockImplementation(() => knows(sent(0)));
    put.mockResolvedValueOnce(Response.json({ status, code, message }, { status }));
    await expect(send()).resolves.toEqual({ kind: 'refused', message });
    put.mockResolvedValueOnce(Response.json({ code: 'too-many-requests' }, { status }));
    await expect(send()).resolves.toEqual({ kind: 'cut-off' });
  });
});
