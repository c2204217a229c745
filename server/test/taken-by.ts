import { hash } from 'node:crypto';
import type { Call } from '@riparo/domain/call/call.ts';
import * as z from 'zod';

type Taken = Record<string, unknown> & {
  properties?: Record<string, Taken>;
  required?: readonly string[];
  items?: Taken;
  anyOf?: readonly Taken[];
  oneOf?: readonly Taken[];
  allOf?: readonly Taken[];
};

const longest = 200;
const parts = ['params', 'query', 'headers', 'body'] as const;

/** What a call takes and answers, a line for each value with its limits. */
export function takenBy(call: Call): string {
  const { method, path, alsoAt = [], access, answer, timeoutMs } = call;
  const taken = parts.flatMap((part) => (call[part] ? linesOf(described(call[part], 'input'), part) : []));
  const answered = answer.schema ? linesOf(described(answer.schema, 'output'), 'answer') : [];
  const head = [method, path, ...alsoAt, access.who, answer.status, `${timeoutMs} ms`].join(' ');
  return [head, ...[...taken, ...answered].map((line) => `  ${line}`), ''].join('\n');
}

const described = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Taken;

function linesOf(schema: Taken, name: string): string[] {
  const { properties = {}, required = [], items, anyOf, oneOf, allOf, $schema: _schema, ...limits } = schema;
  // A format says what its pattern does, in one word.
  const told = Object.entries(limits).filter(
    ([limit]) => limit !== 'pattern' || limits['format'] === undefined,
  );
  const own = told.map(([limit, value]) => `${limit}=${JSON.stringify(value)}`);
  const written = own.join(' ');
  const shown =
    written.length > longest
      ? `${written.slice(0, longest)}… ${hash('sha256', written).slice(0, 12)}`
      : written;
  return [
    `${name} ${shown}`,
    ...Object.entries(properties).flatMap(([key, value]) =>
      linesOf(value, `${name}.${key}${required.includes(key) ? '' : '?'}`),
    ),
    ...(items ? linesOf(items, `${name}[]`) : []),
    ...(anyOf ?? oneOf ?? allOf ?? []).flatMap((one) => linesOf(one, `${name}|`)),
  ];
}
