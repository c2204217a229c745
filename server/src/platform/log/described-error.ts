/**
 * The loggable parts of an error. Names, codes and stacks say where it happened; messages of database and
 * mail errors quote visitors' input (Drizzle appends the parameters, PostgreSQL the offending row), so those
 * are left out, and personal data is removed from all others.
 */
type DescribedError = {
  name: string;
  message?: string;
  code?: string | number;
  query?: string;
  table?: string;
  constraint?: string;
  paths?: string[];
  stack?: string;
  cause?: DescribedError;
};

const maximumCauses = 3;

export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error)) return { name: `thrown ${typeof thrown}` };
  const error = thrown as Error & Record<string, unknown>;
  const described: DescribedError = { name: thrown.constructor.name || thrown.name };

  if (!quotesItsInput(error)) described.message = blotPersonalData(thrown.message);
  if (typeof error['code'] === 'string' || typeof error['code'] === 'number') described.code = error['code'];
  for (const property of ['query', 'table', 'constraint'] as const) {
    if (typeof error[property] === 'string') described[property] = error[property];
  }
  if (Array.isArray(error['issues'])) described.paths = error['issues'].map(pathOfIssue);

  const frames = framesOf(thrown);
  if (frames) described.stack = frames;
  if (thrown.cause !== undefined && depth < maximumCauses)
    described.cause = describeError(thrown.cause, depth + 1);
  return described;
}

/** Errors of Drizzle and PostgreSQL, SMTP refusals, schema issues. */
function quotesItsInput(error: Record<string, unknown>): boolean {
  return 'params' in error || 'severity' in error || 'response' in error || 'issues' in error;
}

function pathOfIssue(issue: { path?: PropertyKey[]; code?: string }): string {
  return `${issue.path?.map(String).join('.') ?? ''}: ${issue.code ?? 'invalid'}`;
}

/**
 * A stack begins with the message, which may span several lines and look like frames: it is cut off first.
 */
function framesOf({ stack = '', message }: Error): string {
  const messageEnd = stack.indexOf(message) + message.length;
  const lines = stack.slice(messageEnd).split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}

const emailAddress = /[^\s<>"'(:]+@[^\s<>"')]+/g;
const taxCode = /\b[A-Z]{6}\w{2}[A-Z]\w{2}[A-Z]\w{3}[A-Z]\b/gi;
const longNumber = /\+?\d[\d\s-]{7,}\d/g;

function blotPersonalData(text: string): string {
  return text.replace(emailAddress, '[…]').replace(taxCode, '[…]').replace(longNumber, '[…]');
}
