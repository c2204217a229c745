import type { Plan } from '../cluster/plan.ts';

type Status = { leader?: string; header?: { member_id?: string } };

/** Which of the three, counted from 0. */
export async function leaderOfEtcd({ etcdClients }: Plan): Promise<number> {
  const statuses = await Promise.all(etcdClients.map(statusAt));
  const leader = statuses.findIndex((status) => status.leader && status.leader === status.header?.member_id);
  if (leader === -1) throw new Error('etcd has no leader');
  return leader;
}

async function statusAt(port: number): Promise<Status> {
  const response = await fetch(`http://127.0.0.1:${port}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
  });
  return (await response.json()) as Status;
}
