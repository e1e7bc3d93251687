/** A file in a step: content hashes before and after; undefined if it did not exist. */
export interface FileStep {
  file: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface EditStep {
  name: string;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
  /** The browser tab that made it. */
  tab: string;
  /** The target of typing; typing there again shortly afterwards extends the step. */
  target?: string | undefined;
  files: FileStep[];
}
