import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';

export type SentPhoto = {
  readonly id: string;
  acknowledged: number;
  isStored: boolean;
};

const pauseMs = 200;

/** Sends a photo as the browser does, and continues after every failure, wherever the server is then. */
export async function sendPhoto(
  urlNow: () => string,
  token: string,
  bytes: Buffer,
  sent: SentPhoto = { id: randomUUID(), acknowledged: 0, isStored: false },
): Promise<SentPhoto> {
  const { id } = sent;
  const address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;
  const put = async (path: string, type: string, body: string | Buffer) => {
    const headers = { 'content-type': type, 'x-forwarded-for': address };
    const answer = await fetch(urlNow() + path, { method: 'PUT', headers, body: body as BodyInit });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return answer.json() as Promise<unknown>;
  };
  const announcement = JSON.stringify({ name: 'foto.jpg', sizeBytes: bytes.length });
  while (!sent.isStored) {
    try {
      const { data } = (await put(
        filePathsOf('claims').file(token, id),
        'application/json',
        announcement,
      )) as {
        data: { state: string; arrivedBytes: number };
      };
      sent.isStored = data.state === 'stored';
      for (let from = data.arrivedBytes; from < bytes.length && !sent.isStored;) {
        const piece = bytes.subarray(from, from + PIECE_BYTES);
        const { arrivedBytes } = (await put(
          filePathsOf('claims').piece(token, id, from),
          'application/octet-stream',
          piece,
        )) as {
          arrivedBytes: number;
        };
        sent.acknowledged = Math.max(sent.acknowledged, arrivedBytes);
        from = arrivedBytes;
      }
    } catch {
      await delay(pauseMs);
    }
  }
  return sent;
}
