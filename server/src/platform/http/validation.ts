import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';
import type { Fields } from './problem-answers.ts';
import { unstorableText } from './unstorable-text.ts';

const INCORRECT_VALUE = 'Il valore inserito non è corretto';

/** A request that does not match its call's schema. Fastify adds which part of it. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly fields: Fields;
  /** The whole part has the wrong shape, for example a list in place of an object. */
  readonly isMisshapen: boolean;
  declare validationContext?: string;

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the request does not fit the schema of its call');
    const fields: Record<string, string> = {};
    // The first problem of a field is the one to fix first.
    for (const issue of issues.filter(hasPath)) fields[issue.path.map(String).join('.')] ??= issue.message;
    this.fields = fields;
    this.isMisshapen = issues.some((issue) => !hasPath(issue) && issue.code === 'invalid_type');
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = z.safeParse(schema, data, { error: italianMessage });
    if (!parsed.success) return { error: new InvalidInput(parsed.error.issues) };
    const unstorable = unstorableText(parsed.data);
    return unstorable ? { error: new InvalidInput([unstorableIssue(unstorable)]) } : { value: parsed.data };
  };

function unstorableIssue(path: PropertyKey[]): z.core.$ZodIssue {
  return { code: 'custom', path, message: INCORRECT_VALUE, input: undefined };
}

function hasPath(issue: z.core.$ZodIssue): boolean {
  return issue.path.length > 0;
}

/** Used where a schema has no text of its own; people who use our forms never see these. */
function italianMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Campo obbligatorio' : INCORRECT_VALUE;
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'invalid_value':
      return 'Scegli una delle opzioni previste';
    default:
      return INCORRECT_VALUE;
  }
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === 'string')
    return minimum === 1 ? 'Campo obbligatorio' : `Servono almeno ${minimum} caratteri`;
  if (origin === 'array' || origin === 'set') return "Seleziona almeno un'opzione!";
  return `Il valore deve essere almeno ${minimum}`;
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `Non più di ${maximum} caratteri`;
  if (origin === 'array' || origin === 'set')
    return maximum === 1 ? 'Non più di una voce' : `Non più di ${maximum} voci`;
  return `Il valore non può superare ${maximum}`;
}
