const checkEveryMs = 200;

/**
 * The shell between npm and us dies of a SIGTERM without passing it on: whoever ends `npm start` that way would
 * leave us running. So we end, as if asked, when that shell is gone.
 */
export function followNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, checkEveryMs);
  timer.unref();
}
