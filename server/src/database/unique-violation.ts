const uniqueViolation = '23505';
const maximumCauses = 3;

/** Two writes wanted the same unique value, and this one came second. Drizzle wraps PostgreSQL's own error. */
export function isUniqueViolation(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > maximumCauses) return false;
  return ('code' in thrown && thrown.code === uniqueViolation) || isUniqueViolation(thrown.cause, depth + 1);
}
