import { endedByUser } from '../cluster/interruption.ts';
import { openCluster } from '../cluster/open-cluster.ts';
import { memberNames } from '../cluster/plan.ts';
import type { Leftovers } from '../faults/leftovers.ts';
import { type Mailbox, openMailbox } from '../faults/mailbox.ts';
import type { Scene } from './kinds-of-failure.ts';
import { openNetwork } from './relay.ts';
import { type Answer, type Asked, throughTheDoor } from './through-the-door.ts';

export type SceneOptions = {
  readonly isSynchronous: boolean;
  readonly servesSite: boolean;
  readonly onStep?: (line: string) => void;
};

export type OpenedScene = {
  readonly scene: Scene;
  readonly mailbox: Mailbox;
  readonly ask: (asked: Asked) => Promise<Answer>;
};

/** The cluster with a network that can be cut and mailboxes; it leaves nothing behind. */
export async function openScene(options: SceneOptions, leftovers: Leftovers): Promise<OpenedScene> {
  // An interruption need not wait until the cluster is ready.
  const { signal } = endedByUser();
  const network = openNetwork(memberNames);
  leftovers.undoLater(network.close);
  const mailbox = await openMailbox();
  leftovers.undoLater(mailbox.close);
  const opening = {
    port: 0,
    isSynchronous: options.isSynchronous,
    between: network.between,
    betweenEtcd: network.betweenEtcd,
    signal,
    settings: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: mailbox.url,
      WRITES_PER_MINUTE: '1000000',
      SERVE_SITE: String(options.servesSite),
      LOG_LEVEL: 'warn',
    },
    ...(options.onStep && { onProgress: options.onStep }),
  };
  const cluster = await leftovers.making(() => openCluster(opening));
  leftovers.undoLater(cluster.close);
  const { plan, certificate } = cluster;
  return {
    scene: { cluster, network },
    mailbox,
    ask: (asked) => throughTheDoor(plan.url, certificate, asked),
  };
}
