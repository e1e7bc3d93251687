import { pageIdOf, parsePath } from '../../content/model/routes';
import { siteLanguages } from '../browser/site-languages';

/** The site's findings as reported by the development server. */
export interface PanelFinding {
  report: string;
  /** The stylesheet of the site's theme. */
  look: string;
  diagnostics: readonly {
    severity: string;
    /** Relative to the site's folder. */
    file: string;
    /** The file as the command line prints it. */
    name: string;
    path: string;
    line: number;
    column: number;
    message: string;
    hint?: string;
  }[];
}

const css = `
  aside { position: fixed; right: 12px; bottom: 12px; z-index: 9999; width: min(440px, calc(100vw - 24px)); max-height: 40vh;
    overflow: auto; box-sizing: border-box; padding: 12px 16px; border: 1px solid; border-radius: 8px;
    color-scheme: light dark; background: Canvas; color: CanvasText; font: 14px/1.5 system-ui, sans-serif; }
  /* Above the button that opens the workbench. */
  @media (max-width: 640px) { aside { bottom: 68px; } }
  header { display: flex; justify-content: space-between; align-items: center; gap: 12px; }
  h2 { margin: 0; font-size: 15px; }
  button { min-width: 32px; min-height: 32px; font: inherit; }
  ul { margin: 8px 0 0; padding: 0; list-style: none; display: grid; gap: 8px; overflow-wrap: anywhere; }
  a { color: LinkText; }
`;

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
let dismissed = '';

function element(name: string, text: string, ...children: Node[]): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

/** Opens a location in the editor; shows the reason next to the link if that fails. */
async function open(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href).catch(() => undefined);
  if (response?.ok) return;
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
  const notice = element('p', answer?.message ?? 'The development server does not answer.');
  notice.setAttribute('role', 'status');
  link.after(notice);
}

/** Whether the site could not be checked: the report says why. */
export function isFailure({ report, diagnostics }: PanelFinding): boolean {
  return report !== '' && diagnostics.length === 0;
}

/**
 * Lists the findings next to the page, those of the current page first. Once dismissed, the list reappears when the findings
 * change.
 */
export function showFindings({ report, diagnostics }: PanelFinding): void {
  const page = pageIdOf(parsePath(location.pathname, siteLanguages).route);
  // Findings on pages do not concern the gallery.
  if (page === '_gallery' || page.startsWith('_gallery/')) return;
  const isHere = (file: string) => file.startsWith(`${page}/`);
  const key = diagnostics.map(({ path, message }) => path + message).join() || report;
  host.remove();
  if (key === '' || key === dismissed) return;
  const sorted = diagnostics.toSorted((a, b) => Number(isHere(b.file)) - Number(isHere(a.file)));
  const items = sorted.slice(0, 50).map(({ severity, name, path, line, column, message, hint }) => {
    const link = element('a', `${name}:${line}:${column}`) as HTMLAnchorElement;
    link.href = `/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`;
    link.onclick = (event) => {
      event.preventDefault();
      void open(link);
    };
    return element('li', '', link, element('div', `${severity}: ${message} ${hint ?? ''}`));
  });
  if (items.length === 0) items.push(element('li', report));
  const title = diagnostics.length ? `Findings: ${diagnostics.length}` : 'The site cannot be checked';
  show(title, items, () => {
    dismissed = key;
  });
}

/** Shows a message in the place of findings. */
export function showMessage(title: string, text: string): void {
  show(title, [element('li', text)]);
}

function show(title: string, items: readonly Node[], onClose: () => void = () => {}): void {
  const close = element('button', '×');
  close.setAttribute('aria-label', 'Dismiss');
  close.onclick = () => {
    onClose();
    host.remove();
  };
  const header = element('header', '', element('h2', title), close);
  const panel = element('aside', '', header, element('ul', '', ...items));
  panel.setAttribute('role', 'alert');
  root.replaceChildren(element('style', css), panel);
  document.body.append(host);
}

/** Hides the list while something else shows the findings. */
export function hideFindings(): void {
  host.remove();
}
