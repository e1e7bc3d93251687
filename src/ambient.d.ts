// What the sources of a site elsewhere take for granted, found from here: see tsconfig.site.json.
/// <reference types="node" />
/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  /** A style may set custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
