import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  type InitializeResult,
  type Range,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { siteFolder } from '../../content/model/routes';
import { explainInMarkdown } from '../../content/report/explain';
import type { SchemaSet } from '../../content/schema/schemas';
import { attempt } from '../../content/text/attempt';
import { grouped } from '../../content/text/grouped';
import { watchFolder } from '../../node/check/watch';
import { engineVersion } from '../../node/project/docs-address';
import { realPath } from '../../node/project/working-directory';
import { rangeOf, source, toDiagnostic, toEdits, toItem, touches } from './convert';
import { OpenSite } from './open-site';

/** Delay between the last keystroke and checking, in milliseconds. */
const rest = 150;

const result: InitializeResult = {
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: { triggerCharacters: ['"', '/', '#', '.', '('] },
    hoverProvider: true,
    definitionProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  },
  serverInfo: { name: source, version: engineVersion() },
};

/** Serves an editor over one connection, for every site whose documents it opens. */
export class LanguageServer {
  readonly #connection: Connection;
  readonly #schemas: SchemaSet;
  readonly #key: string;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #sites = new Map<string, OpenSite>();
  /** What was last said of a site that cannot be read. */
  readonly #failures = new Map<OpenSite, string>();
  #takesSnippets = false;
  readonly #timers = new Map<OpenSite, NodeJS.Timeout>();
  /** The diagnostics last sent for each file, by URI. */
  readonly #sent = new Map<OpenSite, Map<string, string>>();

  /** @param folders sites to check even if none of their documents is open */
  constructor(connection: Connection, folders: readonly string[], schemas: SchemaSet, key: string) {
    this.#connection = connection;
    this.#schemas = schemas;
    this.#key = key;
    connection.onInitialize(({ capabilities }) => {
      this.#takesSnippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
      return result;
    });
    connection.onInitialized(() => {
      for (const folder of folders) this.#openSite(realPath(folder));
    });
    this.#documents.onDidChangeContent(({ document }) => this.#type(document.uri, document.getText()));
    this.#documents.onDidClose(({ document }) => this.#type(document.uri, undefined));
    this.#documents.onDidSave(({ document }) => {
      const place = this.#place(document.uri);
      if (place) void this.#look(place.site, true);
    });
    connection.onCompletion(async ({ textDocument, position }) => {
      const place = this.#place(textDocument.uri);
      // Whoever asks as soon as the document is open would be told that nothing fits. What cannot be read is told by a look.
      await place?.site.begin().catch(() => {});
      const document = this.#documents.get(textDocument.uri);
      if (!place || !document) return [];
      const offered = place.site.completions(place.file, document.offsetAt(position));
      return offered.map((one, index) => toItem(document, one, index, this.#takesSnippets));
    });
    connection.onHover(async ({ textDocument, position }) => {
      const place = await this.#settled(textDocument.uri);
      const at = { start: position, end: position };
      const touched = place?.site.diagnostics.filter(
        (one) => one.file === place.file && touches(rangeOf(one), at),
      );
      const texts = [...new Set(touched?.map(({ code }) => code))].flatMap(
        (code) => explainInMarkdown(code) ?? [],
      );
      return texts.length > 0 ? { contents: { kind: 'markdown', value: texts.join('\n---\n\n') } } : null;
    });
    connection.onDefinition(async ({ textDocument, position }) => {
      const place = await this.#settled(textDocument.uri);
      const document = this.#documents.get(textDocument.uri);
      if (!place || !document) return null;
      const { site, file } = place;
      return site.targets(file, document.offsetAt(position)).map((target) => {
        const written = TextDocument.create('', 'json', 0, target.text);
        const [start, end] = [target.offset, target.offset + target.length].map((at) =>
          written.positionAt(at),
        );
        return { uri: this.#uriOf(site, target.file), range: { start, end } as Range };
      });
    });
    connection.onCodeAction((params) => this.#actions(params));
    this.#documents.listen(connection);
    connection.listen();
  }

  /** The site and file of a document; undefined for a document outside any site. */
  #place(uri: string): { site: OpenSite; file: string } | undefined {
    const named = uri.endsWith('.json') ? pathIn(uri) : undefined;
    if (named === undefined) return undefined;
    const file = realPath(named);
    const open = [...this.#sites.values()].find(({ folder }) => file.startsWith(folder + path.sep));
    const folder = open?.folder ?? siteAbove(path.dirname(file));
    if (folder === undefined) return undefined;
    const site = open ?? this.#openSite(folder);
    return { site, file: path.relative(folder, file).replaceAll(path.sep, '/') };
  }

  async #settled(uri: string) {
    const place = this.#place(uri);
    await place?.site.settle();
    return place;
  }

  #openSite(folder: string): OpenSite {
    const open = this.#sites.get(folder);
    if (open) return open;
    const site = new OpenSite(folder, this.#schemas, this.#key);
    this.#sites.set(folder, site);
    const tell = (message: string) => this.#connection.console.warn(message);
    watchFolder(folder, () => this.#look(site, true), tell).catch((error: Error) => this.#fail(error));
    return site;
  }

  #type(uri: string, text: string | undefined): void {
    const place = this.#place(uri);
    if (!place) return;
    place.site.type(place.file, text);
    clearTimeout(this.#timers.get(place.site));
    this.#timers.set(
      place.site,
      setTimeout(() => void this.#look(place.site), rest),
    );
  }

  /** Checks a site and publishes diagnostics. Never throws: an unreadable site may be readable after the next save. */
  async #look(site: OpenSite, isSaved = false): Promise<void> {
    try {
      await site.look(isSaved);
      this.#failures.delete(site);
      this.#publish(site);
    } catch (error) {
      const { message } = error as Error;
      // Somebody who has a branch without the folder checked out is told once, not at every look.
      if (this.#failures.get(site) !== message) this.#fail(error as Error);
      this.#failures.set(site, message);
    }
  }

  #fail({ message }: Error): void {
    this.#connection.window.showErrorMessage(message);
  }

  #publish(site: OpenSite): void {
    const before = this.#sent.get(site) ?? new Map<string, string>();
    const now = new Map<string, string>();
    const byFile = grouped(site.diagnostics, ({ file }) => file);
    for (const [file, list] of byFile) {
      const diagnostics = list.map(toDiagnostic);
      const uri = this.#uriOf(site, file);
      now.set(uri, JSON.stringify(diagnostics));
      if (before.get(uri) !== now.get(uri)) void this.#connection.sendDiagnostics({ uri, diagnostics });
    }
    for (const uri of before.keys())
      if (!now.has(uri)) void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
    this.#sent.set(site, now);
  }

  /** A file's URI, in the editor's spelling if it is open. */
  #uriOf(site: OpenSite, file: string): string {
    const name = path.join(site.folder, file);
    const open = this.#documents.keys().find((uri) => {
      const named = pathIn(uri);
      return named !== undefined && realPath(named) === name;
    });
    return open ?? pathToFileURL(name).href;
  }

  async #actions({ textDocument, range, context }: CodeActionParams): Promise<CodeAction[]> {
    const place = await this.#settled(textDocument.uri);
    if (!place) return [];
    const { site, file } = place;
    const isAsked = (kind: string) =>
      context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) ?? true;
    const actions: CodeAction[] = [];
    if (isAsked(CodeActionKind.QuickFix))
      for (const { finding, title, files } of site.corrections(file)) {
        if (!touches(rangeOf(finding), range)) continue;
        const edit = this.#edit(site, files);
        actions.push({
          ...{ title, edit, kind: CodeActionKind.QuickFix },
          ...{ diagnostics: [toDiagnostic(finding)], isPreferred: true },
        });
      }
    const all = isAsked(CodeActionKind.SourceFixAll) ? site.allCorrections(file) : new Map<string, string>();
    if (all.size > 0)
      actions.push({
        title: 'Mend all that is certain',
        edit: this.#edit(site, all),
        kind: CodeActionKind.SourceFixAll,
      });
    return actions;
  }

  #edit(site: OpenSite, files: ReadonlyMap<string, string>) {
    const changes = [...files].map(([file, after]) => {
      return [this.#uriOf(site, file), toEdits(site.textOf(file) ?? '', after)] as const;
    });
    return { changes: Object.fromEntries(changes) };
  }
}

/** The path that an address of an editor names; undefined if it is no path of this machine, or not in UTF-8. */
function pathIn(uri: string): string | undefined {
  return uri.startsWith('file:') ? attempt(() => fileURLToPath(uri)) : undefined;
}

/** The site folder that contains a folder; undefined if there is none. */
function siteAbove(folder: string): string | undefined {
  if (existsSync(path.join(folder, siteFolder, 'site.json'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : siteAbove(parent);
}
