import { randomInt } from 'node:crypto';
import { request } from 'node:https';

export type Answer = { readonly status: number; readonly cookies: readonly string[]; readonly text: string };
export type Asked = {
  readonly method: string;
  readonly path: string;
  /** A text is sent as it is, with the content type in the headers. */
  readonly body?: object | string | undefined;
  readonly headers?: Record<string, string>;
  readonly timeoutMs?: number;
};

const defaultTimeoutMs = 8_000;

/**
 * One request through TLS, from its own address, because limits per address do not apply to many visitors.
 */
export function throughTheDoor(url: string, certificate: string, asked: Asked): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const body = typeof asked.body === 'object' ? JSON.stringify(asked.body) : asked.body;
  const sent = request(`${url}${asked.path}`, {
    method: asked.method,
    ca: certificate,
    family: 4,
    localAddress: anyLocalAddress(),
    agent: false,
    signal: AbortSignal.timeout(asked.timeoutMs ?? defaultTimeoutMs),
    headers: { origin: url, ...(body && { 'content-type': 'application/json' }), ...asked.headers },
  });
  sent.on('error', reject);
  sent.on('response', (response) => {
    const read = (chunks: Buffer[]) =>
      resolve({
        status: response.statusCode ?? 0,
        cookies: response.headers['set-cookie'] ?? [],
        text: Buffer.concat(chunks).toString(),
      });
    response.toArray().then(read, reject);
  });
  sent.end(body);
  return promise;
}

const anyLocalAddress = () => [127, randomInt(1, 255), randomInt(256), randomInt(1, 255)].join('.');
