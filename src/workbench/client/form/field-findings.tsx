import { useMemo } from 'react';
import { FindingNote } from '../panel/finding-note';
import { frameFindings, type PageFinding, pageFindings } from '../state/findings';
import { isOfFrame, partPlace } from '../state/parts';
import { useStore } from '../state/use-workbench';

/** Findings at a pointer, or below it. */
export function useFindings(pointer: string, where: 'here' | 'within' = 'here'): PageFinding[] {
  const all = useStore(isOfFrame(partPlace(pointer).owner) ? frameFindings : pageFindings);
  return useMemo(
    () =>
      all.filter(({ place }) => place === pointer || (where === 'within' && place.startsWith(`${pointer}/`))),
    [all, pointer, where],
  );
}

/** Whether a field has an error. */
export function useIsWrong(pointer: string): boolean {
  return useFindings(pointer).some(({ tone }) => tone === 'error');
}

/** The findings of a field; `except` lists codes that the field shows itself. */
export function FieldFindings({ pointer, except }: { pointer: string; except?: readonly string[] }) {
  const findings = useFindings(pointer).filter(({ code }) => !except?.includes(code));
  if (findings.length === 0) return null;
  return (
    <div className="notes">
      {findings.map((finding, index) =>
        finding.tone === 'fill' ? (
          <p key={index} className="to-fill">
            To fill in
          </p>
        ) : (
          <FindingNote key={index} finding={finding} />
        ),
      )}
    </div>
  );
}
