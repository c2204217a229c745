import { availableParallelism, loadavg } from 'node:os';
import { none, type Row } from '../../bench/results.ts';
import type { Base } from './base.ts';
import type { Trial } from './try-image.ts';
import type { Found } from './what-is-inside.ts';

type Sizes = { readonly bytes: number; readonly compressed: number };

export type ImageTried = {
  readonly base: Base;
  readonly strangers: Found;
  readonly sizes: { readonly whole: Sizes; readonly base: Sizes };
  readonly first: Trial;
  readonly later: Trial;
};

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const noRights = /^0+$/;
const ordinaryUser = '1000';

const is = (what: string, figure: string, goal: string, met: boolean): Row => ({ what, figure, goal, met });

/** The results about an image that was built, inspected and started. */
export function rowsOfImage({ base, strangers, sizes, first, later }: ImageTried): Row[] {
  const added = {
    bytes: sizes.whole.bytes - sizes.base.bytes,
    compressed: sizes.whole.compressed - sizes.base.compressed,
  };
  return [
    { what: 'base image', figure: base.figure },
    {
      what: `load of the machine meanwhile, on ${availableParallelism()} cores`,
      figure: (loadavg()[1] ?? 0).toFixed(0),
    },
    {
      what: 'size, and compressed',
      figure: `${inMegabytes(sizes.whole.bytes)}, ${inMegabytes(sizes.whole.compressed)}`,
    },
    { what: 'of which the product', figure: `${inMegabytes(added.bytes)}, ${inMegabytes(added.compressed)}` },
    none('files of tests, of building and of other rooms in it', strangers.tests.length),
    none('files that may hold a secret in it', strangers.secrets.length),
    none('packages in it that production does not need', strangers.packages.length),
    is('runs as user', later.user, `${ordinaryUser}, not root`, later.user === ordinaryUser),
    is('rights of its first process', later.rights, 'none', noRights.test(later.rights)),
    is('a file written beside the code', later.writing, 'EROFS', later.writing === 'EROFS'),
    is('its own health check', later.isHealthy ? 'well' : 'not well', 'well', later.isHealthy),
    is('home page', String(later.pageStatus), '200', later.pageStatus === 200),
    { what: 'ready on an empty database', figure: inSeconds(first.readyMs) },
    { what: 'ready on one that is there', figure: inSeconds(later.readyMs) },
    is(
      'SIGTERM until it has ended, 3 s of notice among them, and its exit code',
      `${inSeconds(later.stopMs)}, ${later.exitCode}`,
      'at most 30 s, 0',
      later.stopMs <= 30_000 && later.exitCode === '0',
    ),
  ];
}
