/** What the checkup hands over, as navigation state: where the report goes. */
export type SuccessHandOver = { readonly email: string };

/** Navigation state survives reloads and deployments, so nothing about it is taken for granted. */
export const readSuccessHandOver = (state: unknown): Partial<SuccessHandOver> => {
  const { email } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && email !== '' ? { email } : {};
};
