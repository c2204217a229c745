import { REQUEST_KINDS, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';

/** The filter of the queue, as in the address of the screen. */
export type QueueFilter = {
  readonly mine: boolean;
  readonly kind: RequestKind | undefined;
  readonly state: 'done' | 'lost' | undefined;
  readonly words: string;
};

const states = { concluse: 'done', perse: 'lost' } as const;

const kindNamed = (name: string | null) => REQUEST_KINDS.find((kind) => kind === name);

/** Missing or invalid values in an address filter nothing. */
export const readFilter = (params: URLSearchParams): QueueFilter => ({
  mine: params.get('mie') === 'si',
  kind: kindNamed(params.get('tipo')),
  state: states[params.get('stato') as keyof typeof states],
  words: (params.get('cerca') ?? '').trim().slice(0, 100),
});

/** The reverse; values that filter nothing are left out. */
export function writeFilter({ mine, kind, state, words }: QueueFilter): URLSearchParams {
  const named = Object.entries(states).find(([, each]) => each === state)?.[0];
  const params = { mie: mine ? 'si' : '', tipo: kind ?? '', stato: named ?? '', cerca: words };
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
}
