import { type APIRequestContext, expect } from '@playwright/test';

/** The path of every page of the site, in every language. */
export async function pagePaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(30);
  return paths;
}

/** The path of every example in the gallery. */
export async function examplePaths(request: APIRequestContext): Promise<string[]> {
  const gallery = await (await request.get('/_gallery')).text();
  const examples = [...gallery.matchAll(/href="(\/_gallery\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(examples.length).toBeGreaterThan(30);
  return examples;
}
