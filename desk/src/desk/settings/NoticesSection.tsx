import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { useNoticeSettings } from '../../platform/notices/new-request-notice.ts';
import { Panel } from '../../platform/parts/Panel.tsx';

/** How this device signals a new request. */
export function NoticesSection() {
  const wishes = useNoticeSettings();
  return (
    <Panel title="Quando arriva una nuova richiesta">
      <Stack gap={3}>
        <p>Vale per questo browser: su un altro computer scegli di nuovo.</p>
        <Checkbox
          id="sound"
          checked={wishes.sound}
          onChange={wishes.toggleSound}
          hint="Due note leggere; le senti appena lo accendi."
        >
          Fai sentire un suono
        </Checkbox>
        <Checkbox
          id="desktop"
          checked={wishes.desktop}
          onChange={() => void wishes.toggleDesktop()}
          hint="Quando il banco non è davanti a te. L’avviso non dice chi aspetta. Il browser ti chiede il permesso."
        >
          Mostra un avviso sul desktop
        </Checkbox>
      </Stack>
    </Panel>
  );
}
