const uniqueViolation = '23505';
const maximumCauses = 3;

/** Another write took the unique value first. Drizzle wraps PostgreSQL's own error. */
export function isUniqueViolation(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > maximumCauses) return false;
  return ('code' in thrown && thrown.code === uniqueViolation) || isUniqueViolation(thrown.cause, depth + 1);
}

/** False if a unique value is already taken. */
export async function isStored(storing: Promise<unknown>): Promise<boolean> {
  try {
    await storing;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
