import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiDocument } from '../src/platform/http/api-docs/api-document.ts';
import type { TestServer } from '../test/test-server.ts';
import type { RightRequest } from './right-requests.ts';
import { problemSchema } from '@riparo/domain/platform/call/problem-schema.ts';
import * as z from 'zod';
import { imageMark, scriptMark } from './odd-values.ts';

/** Reproducible randomness: the same seed makes the same attacks. */
type Chance = {
  /** A whole number from 0 up to `limit`, exclusive. */
  below(limit: number): number;
  oneOf<T>(values: readonly [T, ...T[]]): T;
  /** `count` of the values, each at most once. */
  some<T>(values: readonly T[], count: number): T[];
};

const golden = 0x9e3779b9;

export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + golden) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    oneOf: (values) => values[below(values.length)] ?? values[0],
    some(values, count) {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}

/**
 * The same in every run, so that a failure comes from the change: `ATTACKS_SEED` tries other values, and
 * `ATTACKS_PER_FIELD` more of them.
 */
export const attackSeed = Number(process.env['ATTACKS_SEED'] ?? 20_261_115);
export const attacksPerField = Number(process.env['ATTACKS_PER_FIELD'] ?? 2);

export type Operation = { id: string; method: string; path: string };

/** Every call that the server lists as served. */
export async function servedOperations(server: TestServer): Promise<Operation[]> {
  const document = (await server.request('/api/docs/openapi.json')).json() as ApiDocument;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ id: operationId, method, path })),
  );
}

export const addressOf = ({ path }: Operation, { params = {} }: RightRequest) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export type Attacker = {
  send(
    operation: Operation,
    request: RightRequest,
    raw?: Partial<InjectOptions>,
  ): Promise<LightMyRequestResponse>;
  /** Sends, and records what is wrong with the answer. */
  attack(what: string, ...attack: Parameters<Attacker['send']>): Promise<void>;
  /** The faults recorded since the last call. */
  complaints(): string[];
};

/** Each attack comes from its own IP address, so that limits by address do not stop it before its target. */
export function openAttacker(
  server: TestServer,
  { session, desk }: { session: string; desk: string },
  chance: Chance,
): Attacker {
  let noted: string[] = [];

  const send: Attacker['send'] = (operation, request, raw = {}) =>
    server.request({
      method: operation.method.toUpperCase() as 'GET',
      url: addressOf(operation, request),
      remoteAddress: [10, chance.below(256), chance.below(256), chance.below(256)].join('.'),
      ...(request.query && { query: request.query }),
      ...(request.body && { payload: request.body }),
      ...raw,
      headers: {
        origin: server.parts.config.publicUrl.origin,
        ...(request.cookie && { cookie: request.cookie }),
        ...(request.needsSession && { cookie: session }),
        ...(request.needsDesk && { cookie: desk }),
        ...raw.headers,
      },
    });

  return {
    send,
    async attack(what, operation, request, raw) {
      const response = await send(operation, request, raw);
      const description = `${operation.id} ${what} → ${response.statusCode} ${response.body.slice(0, 300)}`;
      noted.push(
        ...complaintsAbout(response).map((wrong) => `${wrong}: ${description} (ATTACKS_SEED=${attackSeed})`),
      );
    },
    complaints() {
      const all = noted;
      noted = [];
      return all;
    },
  };
}

/**
 * What is wrong with an answer to an attack. A good one is ours, and contains nothing that a browser would
 * run.
 */
export function complaintsAbout(response: LightMyRequestResponse): string[] {
  const { statusCode, headers, body } = response;
  const type = String(headers['content-type'] ?? '');
  const wrong: Record<string, boolean> = {
    'the server failed': statusCode >= 500,
    'it leads elsewhere': headers.location !== undefined,
    'a header was taken over': /eve@|evil|a=b/.test(JSON.stringify(headers)),
    'pages of others may load it': headers['cross-origin-resource-policy'] !== 'same-origin',
    'its kind may be guessed': headers['x-content-type-options'] !== 'nosniff',
    ...(statusCode >= 400 && {
      'it is no problem answer': !isProblem(type, body),
      'it may be cached': headers['cache-control'] !== 'no-store',
      'it quotes markup': body.includes('<'),
      'it shows our inside': /node_modules|\.ts:|\b(select|insert into|update) "/.test(body),
    }),
    ...(type.startsWith('text/html') && {
      'markup was taken over': body.includes(scriptMark) || body.includes(imageMark),
    }),
  };
  return Object.keys(wrong).filter((what) => wrong[what]);
}

function isProblem(type: string, body: string): boolean {
  if (type !== 'application/problem+json; charset=utf-8') return false;
  return z.safeParse(problemSchema, JSON.parse(body)).success;
}
