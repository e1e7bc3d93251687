import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { LocatedFinding } from '../../protocol/documents';
import type { Tone } from '../state/findings';
import { notify } from '../state/notices';
import { openInEditor } from '../state/open-in-editor';
import { useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';

const words: Record<Tone, string> = {
  error: 'Error',
  warning: 'Warning',
  translate: 'To translate',
  fill: 'To fill in',
};

type NotedFinding = LocatedFinding & { tone?: Tone; place?: string };

/** Findings one below the other; nothing if there are none. */
export function FindingNotes({
  findings,
  children,
}: {
  findings: readonly NotedFinding[];
  children?: ReactNode;
}) {
  if (findings.length === 0) return null;
  return (
    <div className="notes">
      {children}
      {findings.map((finding, index) => (
        <FindingNote key={index} finding={finding} />
      ))}
    </div>
  );
}

/** A finding with its hint, a button for its fix and a link to its line in the editor. */
export function FindingNote({ finding, onShow }: { finding: NotedFinding; onShow?: () => void }) {
  const workbench = useWorkbench();
  /** What was pressed: the finding stays until its file is written. */
  const [fixed, setFixed] = useState<typeof finding.fix>();
  const { code, message, hint, fix, path, line, column, place } = finding;
  const tone = finding.tone ?? finding.severity;
  return (
    <div className={`note ${tone}`} tabIndex={-1} data-finding={onShow ? undefined : place}>
      <p>
        <strong className="severity">{words[tone]}</strong> {message}
        {hint && <span className="hint"> {hint}</span>}
      </p>
      <div className="row">
        {fix && (
          <Button
            className="small-button"
            onPress={() => {
              if (fixed === fix) return;
              setFixed(fix);
              const name = code.replaceAll('-', ' ');
              workbench.queue.enqueue(`Fix: ${name}`, crypto.randomUUID(), fix);
              notify(workbench, `Fixed: ${name}.`, 'undo');
            }}
          >
            Fix
          </Button>
        )}
        {onShow && (
          <Button className="small-button" onPress={onShow}>
            Show
          </Button>
        )}
        {/* A missing value is filled in in the form. */}
        {(tone === 'error' || tone === 'warning') && (
          <Button className="text-button" onPress={() => void openInEditor(workbench, path, line, column)}>
            <ToolIcon name="open" />
            Open in editor
          </Button>
        )}
      </div>
    </div>
  );
}
