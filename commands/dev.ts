import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ViteDevServer } from 'vite';
import { quickLoading } from '../server/src/platform/settings/paths.ts';
import { runUntilSignal } from '../server/src/platform/process/shutdown.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { runCommand } from './running/command.ts';
import { followParent } from './running/follow-parent.cjs';
import { projectFolder } from './running/run.ts';

const sitePort = Number(process.env['PORT'] ?? 3000);
const serverPort = sitePort + 1;
const deskPort = sitePort + 2;

followParent();
await runCommand(() => runUntilSignal(start));

/** Vite in front, with hot replacement; the server behind it, restarted whenever one of its files changes. */
async function start(): Promise<{ stop(): Promise<void> }> {
  const site = await startSite();
  const desk = await startDesk();
  const server = startServerWatched();
  console.log(`Riparo in sviluppo: http://localhost:${sitePort} (Ctrl-C per fermarlo)`);
  return {
    async stop() {
      await Promise.all([server.stop(), site.close(), desk.close()]);
      console.log('Fermato.');
    },
  };
}

async function startSite(): Promise<ViteDevServer> {
  // Vite's configuration reads the server's port from here.
  process.env['SERVER_PORT'] = String(serverPort);
  process.env['DESK_PORT'] = String(deskPort);
  const site = await createServer({
    root: `${projectFolder}/web`,
    server: { port: sitePort, strictPort: true },
  });
  try {
    return await site.listen();
  } catch (error) {
    await site.close();
    throw new StartFailure(`Il sito non parte sulla porta ${sitePort}: scegline un’altra con PORT.`, {
      cause: error,
    });
  }
}

/** Behind the site's, under its own path. */
async function startDesk(): Promise<ViteDevServer> {
  const desk = await createServer({
    root: `${projectFolder}/desk`,
    server: { port: deskPort, strictPort: true },
  });
  return desk.listen();
}

function startServerWatched(): { stop(): Promise<void> } {
  const options = ['--watch', '--watch-preserve-output', '--import', quickLoading];
  const child = spawn(process.execPath, [...options, 'server/src/assembly/start.ts'], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: `http://localhost:${sitePort}`,
      SERVE_SITE: 'false',
    },
  });
  const ended = once(child, 'exit');
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
