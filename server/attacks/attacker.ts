import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiDocument } from '../src/platform/http/api-docs/api-document.ts';
import type { TestServer } from '../test/test-server.ts';
import { complaintsAbout } from './complaints.ts';
import type { RightRequest } from './right-requests.ts';
import { attackSeed, type Chance } from './seeded-random.ts';

export type Operation = { id: string; method: string; path: string };

/** Every call that the server says it serves. */
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
  /** Sends, and notes what is wrong with the answer. */
  attack(what: string, ...attack: Parameters<Attacker['send']>): Promise<void>;
  /** What was wrong since the last time this was asked. */
  complaints(): string[];
};

/** Each attack comes from an address of its own, so that limits by address let it through to what is attacked. */
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
      const told = `${operation.id} ${what} → ${response.statusCode} ${response.body.slice(0, 300)}`;
      noted.push(
        ...complaintsAbout(response).map((wrong) => `${wrong}: ${told} (ATTACKS_SEED=${attackSeed})`),
      );
    },
    complaints() {
      const all = noted;
      noted = [];
      return all;
    },
  };
}
