import { api, type Identifier, isThere, javascript, partOf, partsOf } from './compatibility.ts';

interface NewerNames {
  /** `Temporal`, `structuredClone`: throw as soon as they are named. */
  readonly globals: ReadonlySet<string>;
  /** `AbortSignal.any`, `Intl.Segmenter`, `document.startViewTransition`: throw when they are called. */
  readonly members: ReadonlySet<string>;
  /** `URLSearchParams.size`: of what is made by `new URLSearchParams()`. */
  readonly ofTypes: ReadonlySet<string>;
  /** What only new objects can do, whichever they are: `isSubsetOf`. A name that older ones know too is not among them. */
  readonly methods: ReadonlySet<string>;
}

/** Objects that every page has, and what they are. */
const wellKnownObjects: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
};

const builtins = partOf(javascript, 'builtins');

/** Read from the compatibility table: nobody keeps a list. */
export const newerNames: NewerNames = {
  globals: newerGlobals(),
  members: new Set([...staticMembers(), ...builtinMembers(builtins, []), ...membersOfWellKnown()]),
  ofTypes: new Set(instanceMembers()),
  methods: newerMethods(),
};

function newerGlobals(): Set<string> {
  const all = [api, builtins, partOf(api, 'Window')].flatMap(partsOf).filter(([name]) => isName(name));
  return namesOnlyNew(all);
}

function* staticMembers(): Generator<string> {
  for (const [owner, parts] of partsOf(api))
    for (const [name, part] of partsOf(parts))
      if (name.endsWith('_static') && !isThere(part)) yield `${owner}.${name.replace(/_static$/, '')}`;
}

function* builtinMembers(owner: Identifier | undefined, path: readonly string[]): Generator<string> {
  for (const [name, part] of partsOf(owner)) {
    if (!isName(name)) continue;
    const here = [...path, name];
    if (path.length > 0 && !isOfPrototype(part) && !isThere(part)) yield here.join('.');
    yield* builtinMembers(part, here);
  }
}

function* membersOfWellKnown(): Generator<string> {
  for (const [object, type] of Object.entries(wellKnownObjects))
    for (const [name, part] of partsOf(partOf(api, type)))
      if (isName(name) && !isThere(part)) yield `${object}.${name}`;
}

function* instanceMembers(): Generator<string> {
  for (const [type, parts] of typesWithParts())
    for (const [name, part] of partsOf(parts)) if (isName(name) && !isThere(part)) yield `${type}.${name}`;
}

function newerMethods(): Set<string> {
  const members = typesWithParts().flatMap(([, parts]) => partsOf(parts));
  const named = members.map(([name, part]) => [name.replace(/_static$/, ''), part] as const);
  return namesOnlyNew(named.filter(([name]) => isName(name)));
}

function typesWithParts(): readonly (readonly [string, Identifier])[] {
  return [...partsOf(api), ...partsOf(builtins), ...partsOf(partOf(builtins, 'Intl'))];
}

/** Names of which no bearer is old enough. */
function namesOnlyNew(features: readonly (readonly [string, Identifier])[]): Set<string> {
  const old = new Set(features.filter(([, feature]) => isThere(feature)).map(([name]) => name));
  return new Set(features.map(([name]) => name).filter((name) => !old.has(name)));
}

/** The table also has remarks among the parts: `worker_support`, `message_event`, `@@iterator`. */
function isName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(name);
}

function isOfPrototype(part: Identifier): boolean {
  return [part['__compat']?.spec_url ?? []].flat().some((address) => address.includes('.prototype.'));
}
