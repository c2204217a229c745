import type { RefObject } from 'react';
import { ConsentForm } from './ConsentForm.tsx';
import { type SigningProps, useSigning } from './use-signing.ts';

type SignHereProps = SigningProps & { readonly heading: RefObject<HTMLHeadingElement | null> };

/** The signature form on the page where the purchase ended. */
export function SignHere({ heading, ...props }: SignHereProps) {
  const { sending, sign } = useSigning(props);
  return <ConsentForm signature={props.signature} sending={sending} heading={heading} onComplete={sign} />;
}
