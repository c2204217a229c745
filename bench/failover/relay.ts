import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between the members: each reaches the others through it alone, and it can be cut without a word. */
export type Network = {
  /** For each PostgreSQL, the port by which the others reach it. */
  between(postgres: readonly number[]): Promise<readonly number[]>;
  /** From now on nothing arrives between this one and the others, or one of them; nobody is told. */
  cut(name: string, from?: string): void;
  mend(): void;
  close(): Promise<void>;
};

type Cut = { readonly to: string; readonly from: string | undefined };
type Line = { readonly to: string; from: string | undefined; readonly ends: readonly [Socket, Socket] };

export function openNetwork(names: readonly string[]): Network {
  const lines = new Set<Line>();
  const servers: ReturnType<typeof createServer>[] = [];
  let cuts: readonly Cut[] = [];

  const isCut = ({ to, from }: Line) =>
    cuts.some((cut) => cut.to === to && (cut.from === undefined || cut.from === from));
  function hold(line: Line): void {
    for (const end of line.ends) if (isCut(line)) end.pause();
  }

  function lay(to: string, port: number, near: Socket): void {
    const far = connect({ host: '127.0.0.1', port });
    const line: Line = { to, from: undefined, ends: [near, far] };
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
        // Who connects says its name in its first words.
        if (end === near) line.from ??= nameIn(data);
        other.write(data);
        hold(line);
      });
    }
    hold(line);
  }

  return {
    async between(postgres) {
      const ports: number[] = [];
      for (const [index, port] of postgres.entries()) {
        const server = createServer((socket) => lay(names[index] ?? '', port, socket));
        servers.push(server);
        server.listen(0, '127.0.0.1');
        await once(server, 'listening');
        ports.push((server.address() as AddressInfo).port);
      }
      return ports;
    },
    cut(name, from) {
      cuts = [...cuts, { to: name, from }];
      for (const line of lines) hold(line);
    },
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
