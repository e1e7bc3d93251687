import { Button } from 'react-aria-components';
import type { Finding } from '../api';
import { openInEditor } from '../state/open-in-editor';
import { enqueue } from '../state/queue';
import { ToolIcon } from '../ui/buttons';

/** One finding: what is wrong, what to do, its fix as a button, and its line in the editor. */
export function FindingNote({ finding, onShow }: { finding: Finding; onShow?: () => void }) {
  const { code, severity, message, hint, fix, path, line, column } = finding;
  return (
    <div className={`note ${severity}`}>
      <p>
        <strong className="severity">{severity === 'error' ? 'Error' : 'Warning'}</strong> {message}
        {hint && <span className="hint"> {hint}</span>}
      </p>
      <div className="row">
        {fix && (
          <Button
            className="small-button"
            onPress={() => enqueue(`Fix: ${code.replaceAll('-', ' ')}`, crypto.randomUUID(), fix)}
          >
            Fix
          </Button>
        )}
        {onShow && (
          <Button className="small-button" onPress={onShow}>
            Show
          </Button>
        )}
        <Button className="text-button" onPress={() => openInEditor(path, line, column)}>
          <ToolIcon name="open" />
          Open in editor
        </Button>
      </div>
    </div>
  );
}
