import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { loadKept } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';
import { exchange } from './exchange.ts';

type AnsweredElsewhereProps = { readonly wizard: Wizard; readonly store: ProgressStore };

const besideThis = {
  title: 'Hai risposto anche in un’altra scheda',
  text: 'Là le risposte sono diverse da quelle che hai dato qui. Quali vuoi ritrovare quando torni?',
};
const beforeThese = {
  title: 'Qui avevi già risposto',
  text: 'Su questo dispositivo ci sono risposte diverse da quelle che hai portato dall’altro. Quali vuoi ritrovare quando torni?',
};

/** The same questions were answered twice: the device keeps one set of answers, and the person says which. */
export function AnsweredElsewhere({ wizard, store }: AnsweredElsewhereProps) {
  // Who closes it decides later: until then the device keeps what the other tab wrote.
  const [isLeft, setLeft] = useState(false);
  const { title, text } = store.get().isCarried ? beforeThese : besideThis;
  // The device then takes them, and nobody is asked any more.
  const keepThese = () => store.set({ revision: loadKept(wizard)?.revision ?? '' });
  const takeOthers = () => {
    const others = loadKept(wizard);
    if (others) exchange(store, others);
    else keepThese();
  };
  return (
    <Dialog
      open={!isLeft}
      onClose={() => setLeft(true)}
      title={title}
      actions={
        <>
          <Button onClick={keepThese}>Conserva queste</Button>
          <Button look="secondary" onClick={takeOthers}>
            Usa le altre
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
