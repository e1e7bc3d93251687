/**
 * Ends this process when what started it has ended. npm passes a signal to the shell alone that it starts a command in: without
 * this, a server outlives its `npm start`, and holds the port. Elsewhere a process may outlive its parent on purpose.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
