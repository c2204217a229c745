const uniqueViolation = '23505';
const maximumCauses = 3;

/** Two writes wanted the same unique value, and this one came second. Drizzle wraps PostgreSQL's own error. */
export function isUniqueViolation(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > maximumCauses) return false;
  return ('code' in thrown && thrown.code === uniqueViolation) || isUniqueViolation(thrown.cause, depth + 1);
}

/** Whether it was stored; false when what must be unique about it is taken. */
export async function isStored(storing: Promise<unknown>): Promise<boolean> {
  try {
    await storing;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
