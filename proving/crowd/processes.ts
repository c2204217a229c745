import type { Stage } from '../faults/stage.ts';

export type Processes = {
  urls(): readonly string[];
  /** Adds one; it is in the list once it is ready. */
  add(): Promise<string>;
  /**
   * Asks one to stop, as in an update, and waits until it has; it is in the list until then. Returns its exit
   * code.
   */
  stop(url: string): Promise<number | null>;
};

/** Starts this many at the same moment, and waits until all are ready. */
export async function startProcesses(
  stage: Stage,
  count: number,
  settings?: Record<string, string>,
): Promise<Processes> {
  const running = new Map<string, ReturnType<Stage['startServer']>>();

  async function add(): Promise<string> {
    const server = stage.startServer(settings);
    const url = await server.ready;
    running.set(url, server);
    return url;
  }

  await Promise.all(Array.from({ length: count }, add));
  return {
    urls: () => [...running.keys()],
    add,
    async stop(url) {
      const server = running.get(url);
      server?.kill('SIGTERM');
      const ended = await server?.exited;
      running.delete(url);
      return ended?.code ?? null;
    },
  };
}
