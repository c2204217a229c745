import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { IdentityProvider, Registration } from '../src/platform/providers/identity/identity-provider.ts';
import type {
  HandleIdentityEvent,
  IdentityEvent,
} from '../src/platform/providers/identity/identity-event.ts';
import { Refusal } from '../src/platform/providers/identity/refusal.ts';
import { newEmail } from './account-holder.ts';

export type OpenedIdentity = AsyncDisposable & {
  provider: IdentityProvider;
  /** Lets it finish its background work after an answer. */
  settle(): Promise<void>;
  countPendingEvents(before: Date): Promise<number>;
};

export type OpenIdentity = (parts: {
  clock: () => Date;
  handleIdentityEvent: HandleIdentityEvent;
}) => Promise<OpenedIdentity>;

type Kind = IdentityEvent['kind'];
type NewsOf<Wanted extends Kind> = Extract<IdentityEvent, { kind: Wanted }>;

export const now = new Date('2026-11-15T10:00:00Z');
export const [password, newPassword] = ['Vento7Grigio', 'Loggiato2027'];
export const device = 'Safari su iPhone';
export const onPhone = { replaced: null, device, asking: 'phone' };

export const registrationOf = (email: string): Registration => ({
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  birthDate: examplePerson.birthDate,
  email,
  password,
  phone: null,
  marketing: { given: true, version: '2026-11-16', givenAt: now.toISOString(), source: '/' },
  hasOwnPassword: true,
  dealUuid: null,
  product: 'pet',
});

export const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : answer);

export function accepted<Answer>(answer: Answer): Exclude<Answer, Refusal> {
  if (answer instanceof Refusal) throw new Error(`refused: ${answer.code}`);
  return answer as Exclude<Answer, Refusal>;
}

const after = (ms: number) => new Date(now.getTime() + ms);

/** A provider without accounts yet, and the events it has sent. */
export async function startIdentity(open: OpenIdentity) {
  const told: IdentityEvent[] = [];
  let time = now;
  let isDeaf = false;
  const { provider, settle, ...rest } = await open({
    clock: () => time,
    async handleIdentityEvent(news) {
      if (isDeaf) throw new Error('nobody listens');
      told.push(news);
    },
  });
  const kinds = () => told.map(({ kind }) => kind);
  function last<Wanted extends Kind>(kind: Wanted): NewsOf<Wanted> {
    const found = told.findLast((one): one is NewsOf<Wanted> => one.kind === kind);
    if (!found) throw new Error(`${kind} was not told`);
    return found;
  }
  const register = (email: string, browser = 'desk') =>
    provider.signUp(registrationOf(email), { browser, withCode: true });
  async function account(email = newEmail()) {
    await register(email);
    accepted(await provider.confirmSignUp({ email, code: last('sign-up-code-asked').code }, 'desk'));
    return accepted(await provider.signIn({ email, password }, onPhone));
  }
  return {
    ...rest,
    provider,
    settle,
    told,
    kinds,
    last,
    register,
    account,
    after,
    setTime: (later: number) => void (time = after(later)),
    setDeaf: (value: boolean) => void (isDeaf = value),
  };
}

export type StartedIdentity = Awaited<ReturnType<typeof startIdentity>>;
