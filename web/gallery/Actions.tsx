import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { Dialog, Drawer } from '@riparo/ui/Dialog.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ButtonLink } from '../src/platform/router/links/ButtonLink.tsx';
import { TextLink } from '../src/platform/router/links/TextLink.tsx';

export function Actions() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Stack gap={5}>
      <h2>Azioni</h2>
      <Stack direction="row" gap={3}>
        <Button>Continua</Button>
        <Button look="secondary">Indietro</Button>
        <Button look="quiet">Salta</Button>
        <Button busy>Invio in corso</Button>
        <Button disabled>Non ancora</Button>
        <Button look="secondary" icon={<RotateCw size={20} aria-hidden="true" />}>
          Riprova
        </Button>
      </Stack>
      <ButtonLink to="/" icon={<ArrowRight size={20} aria-hidden="true" />} wide>
        Vai al preventivo
      </ButtonLink>
      <p>
        Un testo con un <TextLink to="/privacy">collegamento interno</TextLink> e uno{' '}
        <TextLink to="https://www.ivass.it/">esterno</TextLink>.
      </p>
      <Stack direction="row" gap={3}>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Finestra
        </Button>
        <Button look="secondary" onClick={() => setOpen('drawer')}>
          Cassetto
        </Button>
        <Button look="secondary" onClick={() => notify({ kind: 'success', text: 'Password modificata.' })}>
          Avviso
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            notify({ kind: 'error', text: 'Non è stato possibile inviare il codice. Riprova più tardi' })
          }
        >
          Errore
        </Button>
      </Stack>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Vuoi ricominciare?"
        actions={
          <>
            <Button onClick={close}>Ricomincia</Button>
            <Button look="secondary" onClick={close}>
              Continua qui
            </Button>
          </>
        }
      >
        <p>Le risposte date fin qui vanno perse.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Anna Rossi">
        <p>Il mio profilo</p>
      </Drawer>
      <Card>
        <h3>Carta semplice</h3>
        <p>Contenuto su carta.</p>
      </Card>
      <Card tone="sage">
        <h3>Carta salvia</h3>
        <p>Contenuto tranquillo.</p>
      </Card>
      <Card tone="sand">
        <h3>Carta sabbia</h3>
        <p>Contenuto caldo.</p>
      </Card>
      <Card tone="deep">
        <h3>Carta profonda</h3>
        <p>Contenuto importante.</p>
      </Card>
    </Stack>
  );
}
