import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The network between the members, and between each of them and etcd: their only connection, which can be cut
 * silently.
 */
export type Network = {
  /** For each PostgreSQL, the port by which the others reach it. */
  between(postgres: readonly number[]): Promise<readonly number[]>;
  /** For each member, the ports by which it alone reaches each etcd. */
  betweenEtcd(etcd: readonly number[]): Promise<readonly (readonly number[])[]>;
  /** Silently drops everything between this member and the others, or one of them. */
  cut(name: string, from?: string): void;
  /** Silently drops everything between this member and every etcd. */
  cutFromEtcd(name: string): void;
  mend(): void;
  close(): Promise<void>;
};

type Cut = { readonly to: string; readonly from: string | undefined };
type Line = { readonly to: string; from: string | undefined; readonly ends: readonly [Socket, Socket] };

const etcdName = 'etcd';

export function openNetwork(names: readonly string[]): Network {
  const lines = new Set<Line>();
  const servers: ReturnType<typeof createServer>[] = [];
  let cuts: readonly Cut[] = [];

  const isCut = ({ to, from }: Line) =>
    cuts.some((one) => one.to === to && (one.from === undefined || one.from === from));
  function cut(one: Cut): void {
    cuts = [...cuts, one];
    for (const line of lines) hold(line);
  }
  function hold(line: Line): void {
    for (const end of line.ends) if (isCut(line)) end.pause();
  }

  function lay(to: string, from: string | undefined, port: number, near: Socket): void {
    const far = connect({ host: '127.0.0.1', port });
    const line: Line = { to, from, ends: [near, far] };
    lines.add(line);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.setNoDelay(true);
      end.on('error', () => undefined);
      end.on('close', () => {
        lines.delete(line);
        other.destroy();
      });
      end.on('data', (data: Buffer) => {
        // A connecting member sends its name first.
        if (end === near) line.from ??= nameIn(data);
        other.write(data);
        hold(line);
      });
    }
    hold(line);
  }

  /** A port that leads to another. */
  async function wayTo(port: number, to: string, from?: string): Promise<number> {
    const server = createServer((socket) => lay(to, from, port, socket));
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  return {
    between: (postgres) => Promise.all(postgres.map((port, index) => wayTo(port, names[index] ?? ''))),
    betweenEtcd: (etcd) =>
      Promise.all(names.map((name) => Promise.all(etcd.map((port) => wayTo(port, etcdName, name))))),
    cut: (name, from) => cut({ to: name, from }),
    cutFromEtcd: (name) => cut({ to: etcdName, from: name }),
    mend() {
      cuts = [];
      for (const { ends } of lines) for (const end of ends) end.resume();
    },
    async close() {
      for (const { ends } of lines) for (const end of ends) end.destroy();
      for (const server of servers) server.close();
    },
  };
}

function nameIn(data: Buffer): string | undefined {
  return /application_name\0([^\0]+)\0/.exec(data.toString('latin1'))?.[1];
}
