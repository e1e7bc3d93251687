import { mkdtempSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serve } from '../../src/node/serve/server';
import { writeOutput } from './output';

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A small build behind a server, for the tests of a file. */
export class Served {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  port = 0;
  #server: Server | undefined;

  constructor() {
    beforeAll(async () => {
      const files = {
        'index.html': 'home',
        'es.html': 'inicio',
        'finance.html': 'x'.repeat(5000),
        'letters.html': 'abcdefghij'.repeat(500),
        '404.html': 'none',
        'es/404.html': 'nada',
        'assets/a-1.js': '1',
      };
      writeOutput(this.folder, new Map(Object.entries(files)), {
        headers: { 'X-Content-Type-Options': 'nosniff' },
        redirects: { '/money': '/finance' },
        languages: ['es'],
      });
      this.#server = await serve(this.folder, 0);
      this.port = (this.#server.address() as AddressInfo).port;
    });
    afterAll(() => {
      this.#server?.close();
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  /** Sends a path unchanged; fetch would normalize it. */
  get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request({ port: this.port, path: target, headers, method }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    });
  }

  /** How long a request may take to send its headers, in ms. */
  set headersTimeout(ms: number) {
    if (this.#server) this.#server.headersTimeout = ms;
  }

  /** A connection that has sent these raw bytes. */
  connect(bytes: string): Socket {
    const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes));
    return socket;
  }
}
