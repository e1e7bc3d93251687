/**
 * Ends this process when its parent has ended. npm signals only the shell that it starts a command in; without this, a server
 * would outlive its `npm start` and keep the port. Elsewhere a process may outlive its parent on purpose.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
