/** The library tells some errors as plain copies of them; a log line describes errors alone. */
export function readQueueError(told: unknown): { err: Error; queue?: string } {
  if (told instanceof Error) return { err: told };
  const copy = typeof told === 'object' && told !== null ? told : {};
  const message = 'message' in copy && typeof copy.message === 'string' ? copy.message : 'unknown';
  const err = Object.assign(new Error(message), copy);
  return 'queue' in copy && typeof copy.queue === 'string' ? { err, queue: copy.queue } : { err };
}
