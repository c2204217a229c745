import type {
  AnswerOf,
  BodyOf,
  Call,
  ErrorCodeOf,
  ParamsOf,
  QueryOf,
} from '@riparo/domain/platform/call/call.ts';
import { connectionErrors } from '@riparo/domain/platform/call/connection-errors.ts';
import type { ErrorDefinition } from '@riparo/domain/platform/call/problem.ts';

/** Why a call failed: the server's problem, or what the browser itself noticed (`network`, `timeout`). */
export type CallProblem<C extends Call = Call> = {
  code: ErrorCodeOf<C>;
  status: number;
  message: string;
  fields?: Record<string, string>;
  /** The address of the data that was stored despite the error. */
  uuid?: string;
  requestId?: string;
  /** When to try again, if the server says so. */
  retryAfterSeconds?: number;
};

export type CallResult<C extends Call> =
  | { ok: true; value: AnswerOf<C> }
  | { ok: false; problem: CallProblem<C> };

type Part<Name extends string, Value> = undefined extends Value ? unknown : { [K in Name]: Value };

export type CallOptions<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    signal?: AbortSignal;
    headers?: Readonly<Record<string, string>>;
    /** Sent even if the tab is closed meanwhile. For bodies of up to 64 kB. */
    keepalive?: boolean;
  };

/**
 * Answers are typed by the contract and not parsed again: the server serialises them with the same schemas. A
 * call cancelled through `signal` rejects as `fetch` does, since no one waits for its result.
 */
export async function callApi<C extends Call>(call: C, options: CallOptions<C>): Promise<CallResult<C>> {
  const { params, query, body, signal, headers, keepalive = false } = options as LooseOptions;
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await fetch(addressOf(call.path, params, query), {
      method: call.method,
      credentials: 'same-origin',
      keepalive,
      signal: signal ? eitherOf(signal, timeout) : timeout,
      headers: body === undefined ? { ...headers } : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { ok, status } = response;
    if (!ok) return { ok, problem: await problemIn<C>(response) };
    return { ok, value: (status === 204 ? undefined : await response.json()) as AnswerOf<C> };
  } catch (error) {
    if (signal?.aborted) throw error;
    return failed(timeout.aborted ? connectionErrors.timeout : connectionErrors.network);
  }
}

/** Aborts as soon as either does. Some browsers we support lack `AbortSignal.any`. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const giveUp = () => either.abort(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { signal: either.signal });
  }
  return either.signal;
}

/** Only the HTTP status counts: an intermediary may have answered with a body of its own. */
async function problemIn<C extends Call>(response: Response): Promise<CallProblem<C>> {
  const body = (await response.json().catch(() => null)) as Partial<CallProblem<C>> | null;
  const problem = body?.code && body.message ? body : connectionErrors.network;
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  return {
    ...(problem as CallProblem<C>),
    status: response.status,
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  };
}

type LooseOptions = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
};

function failed<C extends Call>(error: ErrorDefinition): CallResult<C> {
  const { code, status, message } = error;
  return { ok: false, problem: { code: code as ErrorCodeOf<C>, status, message } };
}

function addressOf(
  path: string,
  params: LooseOptions['params'] = {},
  query: LooseOptions['query'] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  const asked = search.toString();
  return asked ? `${filled}?${asked}` : filled;
}
