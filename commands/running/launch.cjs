// Plain JavaScript without dependencies: it runs on any version of Node.
const { spawn } = require('node:child_process');
const { followParent } = require('./follow-parent.cjs');

/** @type {NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the place of this process: what asks us to end is passed on, and we end as it does.
 * @param {string} program
 * @param {string[]} args
 * @param {string} folder
 */
function launch(program, args, folder) {
  const child = spawn(program, args, { cwd: folder, stdio: 'inherit' });
  for (const signal of endings) process.on(signal, () => child.kill(signal));
  followParent();
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code === null ? 1 : code);
    for (const name of endings) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

module.exports = { launch };
