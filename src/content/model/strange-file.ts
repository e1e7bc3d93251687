/** What lies in the folder of a site and is never opened. */
export interface StrangeFile {
  /**
   * A link that leads out of the project, to nothing, or around in a circle; or something that is no file at all: a pipe, a
   * socket, a device.
   */
  why: 'leads-out' | 'leads-nowhere' | 'circle' | 'no-file';
  /** Whether it stands for a folder. */
  isFolder?: boolean;
}
