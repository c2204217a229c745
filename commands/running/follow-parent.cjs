// Plain JavaScript without dependencies: it runs on any version of Node.
const checkEveryMs = 200;

/**
 * npm, or a shell between npm and us, can die without forwarding its signal and leave us running. So we stop
 * when the process that started us is gone.
 */
function followParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, checkEveryMs);
  timer.unref();
}

module.exports = { followParent };
