import { serializerCompiler as serialiserOf } from 'fastify-type-provider-zod';

type Route = Parameters<typeof serialiserOf>[0];

/**
 * Answers leave as their call's schema says. One that is frozen can not change, so that its text is made once, for as
 * long as somebody keeps the answer.
 */
export function serializerCompiler(route: Route): (answer: unknown) => string {
  const serialise = serialiserOf(route);
  const texts = new WeakMap<object, string>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return serialise(answer);
    const known = texts.get(answer);
    if (known !== undefined) return known;
    const text = serialise(answer);
    texts.set(answer, text);
    return text;
  };
}
