/** An entry in a site's folder that is never opened. */
export interface StrangeFile {
  /**
   * A link that leads out of the project, nowhere, or in a circle; or something that is not a file: a pipe, a socket, a
   * device.
   */
  why: 'leads-out' | 'leads-nowhere' | 'circle' | 'no-file';
  /** Whether it is in the place of a folder. */
  isFolder?: boolean;
}
