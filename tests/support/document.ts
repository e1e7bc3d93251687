import { cleanup, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Runs before each file of tests of components: they share modules, while each file has a document of its own. */
Object.assign(screen, within(document.body));
afterEach(cleanup);
