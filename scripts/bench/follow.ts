/** Links of the header: where they lead to. */
export const links = ['/industries', '/solutions', '/use-cases', '/resources', '/company', '/who-its-for'];

/** Milliseconds from the click to the frame in which the next heading is painted; runs in the page. */
export const follow = (href: string) =>
  new Promise<number>((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    setTimeout(() => {
      const start = performance.now();
      new MutationObserver((_, observer) => {
        if (heading() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(0);
        });
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
    }, 250);
  });
