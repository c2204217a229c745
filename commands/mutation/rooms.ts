/** A part of the code that is changed in small ways, and the tests that are to notice it. */
export type Room = {
  readonly name: string;
  /** Folders. */
  readonly code: readonly string[];
  /** Folders inside of these that belong to another room. */
  readonly except?: readonly string[];
  /** Folders or files; of their tests the nearest to the code and the shortest are tried first. */
  readonly tests: readonly string[];
  /** Of these, files that hold what many others decide while they are loaded. */
  readonly firstAtLoad?: readonly string[];
  /** What no test notices is tried on the stories that are told in a browser. */
  readonly hasStories?: true;
  /** Of a hundred changes at least so many are to be noticed. */
  readonly goalPercent: number;
};

/** Parts of the server with a room of their own: money and identity depend on them. */
const guarded: readonly Room[] = [
  {
    name: 'identity',
    code: ['server/src/providers/identity', 'server/src/accounts'],
    tests: [
      'server/src/providers/identity',
      'server/src/accounts',
      'server/src/account-events',
      'server/src/own-deals',
      'server/src/retention',
      'server/src/deals',
      'server/attacks',
    ],
    goalPercent: 90,
  },
  {
    name: 'deals',
    code: ['server/src/deals', 'server/src/liability', 'server/src/own-deals'],
    tests: [
      'server/src/deals',
      'server/src/liability',
      'server/src/own-deals',
      'server/src/payments',
      'server/src/policies',
      'server/src/accounts',
      'server/src/signature',
    ],
    goalPercent: 90,
  },
  {
    name: 'payments',
    code: ['server/src/payments'],
    tests: [
      'server/src/payments',
      'server/src/policies',
      'server/src/withdrawal',
      'server/src/deals',
      'server/src/ski',
    ],
    goalPercent: 90,
  },
  {
    name: 'signature',
    code: ['server/src/signature', 'server/src/deal-documents', 'server/src/seal'],
    tests: [
      'server/src/signature',
      'server/src/seal',
      'server/src/policies',
      'server/src/withdrawal',
      'server/src/deals',
      'server/src/own-deals',
      'server/src/liability',
      'server/src/deal-documents',
      'server/src/payments',
    ],
    goalPercent: 90,
  },
  {
    name: 'withdrawal',
    code: ['server/src/withdrawal'],
    tests: ['server/src/withdrawal', 'server/src/policies'],
    goalPercent: 90,
  },
];

// Every figure that the domain hands out.
const figures = 'commands/said/domain-figures.test.ts';

// What a call takes and answers is said in the domain, and held by the tests that make calls.
const contract = 'domain/src/contract';

export const rooms: readonly Room[] = [
  ...guarded,
  {
    name: 'server',
    code: ['server/src', contract],
    except: guarded.flatMap(({ code }) => code),
    tests: ['server'],
    firstAtLoad: [
      'server/src/http/api-docs/contract.test.ts',
      'server/src/http/api-docs/api-docs.api.test.ts',
    ],
    goalPercent: 90,
  },
  {
    name: 'domain',
    code: ['domain/src'],
    except: [contract],
    tests: ['domain/src', figures],
    firstAtLoad: [figures],
    goalPercent: 92,
  },
  {
    name: 'web',
    code: ['ui/src', 'web/src'],
    tests: ['ui/src', 'web/src', 'web/gallery'],
    hasStories: true,
    goalPercent: 88,
  },
];
