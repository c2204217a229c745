import { join } from 'node:path';
import { memberStates } from './members.ts';
import type { Cluster } from './open-cluster.ts';

const port = (what: string, where: number) => `  ${what.padEnd(34)} 127.0.0.1:${where}`;

/** The addresses of all parts, for anyone who wants to look at them or break something. */
export async function tellCluster({ plan }: Cluster): Promise<string> {
  const states = await memberStates(plan);
  const roles = states.map(({ name, role }) => `${name} ${role}`).join(', ');
  return [
    '',
    `Riparo è pronto: ${plan.url} (certificato fatto ora: il browser chiede se fidarsi; Ctrl-C per fermarlo)`,
    '',
    `  PostgreSQL                         ${roles}`,
    port('HAProxy, verso chi scrive', plan.primary),
    port('HAProxy, verso le copie', plan.replicas),
    port('PgBouncer', plan.pooler),
    ...plan.riparo.map((where, index) => port(`Riparo ${index + 1}`, where)),
    '',
    `  patronictl -c ${join(plan.folder, 'pg1.yml')} list`,
    `  patronictl -c ${join(plan.folder, 'pg1.yml')} switchover`,
  ].join('\n');
}
