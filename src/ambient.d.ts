// What the sources of a site elsewhere take for granted, found from here: see tsconfig.site.json.
/// <reference types="node" />
/// <reference types="vite/client" />
