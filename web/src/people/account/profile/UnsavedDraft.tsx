import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';

/** Above a form that shows what was typed earlier: nobody should take it for what is saved. */
export function UnsavedDraft({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Alert tone="info">
      <p>Ritrovi qui quello che stavi scrivendo: non è ancora salvato.</p>
      <div>
        <Button look="secondary" onClick={onLeave}>
          Riparti dai dati salvati
        </Button>
      </div>
    </Alert>
  );
}
