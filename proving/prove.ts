import { runChosen } from '../commands/running/run-chosen.ts';

await runChosen('prove', {
  cluster: () => import('./cluster/cluster.ts'),
  failover: () => import('./failover/failover.ts'),
  rolling: () => import('./rolling/rolling.ts'),
  faults: () => import('./faults/faults.ts'),
  crowd: () => import('./crowd/crowd.ts'),
  spike: () => import('./spike/spike.ts'),
  moment: () => import('./moment/moment.ts'),
  image: () => import('./image/image.ts'),
  'fresh-debian': () => import('./fresh-debian/fresh-debian.ts'),
});
