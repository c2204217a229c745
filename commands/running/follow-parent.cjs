// Plain JavaScript without dependencies: it runs on whatever Node the machine has.
const checkEveryMs = 200;

/**
 * npm, or what stands between npm and us, can die without passing its signal on, and would leave us running. So we end, as
 * if asked, when the process that started us is gone.
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
