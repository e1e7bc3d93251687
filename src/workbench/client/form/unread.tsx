import { Button, Group } from 'react-aria-components';

/** Says that a machine wrote a translation, and asks whether it is right. */
export function Unread({ language, onRead }: { language: string; onRead: () => void }) {
  return (
    <Group className="difference" aria-label={`${language}: is it right?`}>
      <div className="row">
        <span>A machine translated this ({language}), and nobody has read it yet.</span>
        <Button className="small-button" onPress={onRead}>
          It is right
        </Button>
      </div>
    </Group>
  );
}
