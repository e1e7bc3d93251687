import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { developmentPolicy, hostingFiles, securityHeaders } from './hosting';

it('allows the script that stands in the page by its hash, and no other', () => {
  const policy = securityHeaders('<script>a()</script><script type="application/ld+json">{}</script>', [])[
    'Content-Security-Policy'
  ];
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('lets forms be sent to the endpoints that documents name, and nowhere else', () => {
  const policy = securityHeaders('', ['https://crm.example.com/leads', '/api/leads'])[
    'Content-Security-Policy'
  ];
  expect(policy).toContain("connect-src 'self' https://crm.example.com;");
});

it('lets browsers post by themselves where a form says so, and a script alone otherwise', () => {
  const policy = (posted: string[]) =>
    securityHeaders('', ['https://crm.example.com/leads'], posted)['Content-Security-Policy'];
  expect(policy(['https://crm.example.com/leads', '/api/leads'])).toContain(
    "form-action 'self' https://crm.example.com;",
  );
  expect(policy([])).toContain("form-action 'self';");
});

it('lets the hosts be shown in frames whose content documents embed, and no frame at all where there is none', () => {
  const policy = (...embedded: string[]) =>
    securityHeaders('', [], [], embedded)['Content-Security-Policy'] ?? '';
  expect(
    policy(
      'https://player.example.com/a?b=c',
      'https://player.example.com/d',
      'https://maps.example.org:8443/',
    ),
  ).toContain('frame-src https://player.example.com https://maps.example.org:8443;');
  for (const nothing of [
    policy(),
    policy('http://player.example.com/'),
    policy('https://a;sandbox'),
    policy('/a'),
  ])
    expect(nothing).toBe(policy());
  expect(policy()).not.toContain('frame-src');
  expect(policy()).toContain("default-src 'none'");
});

it('lets any host be shown in a frame in development, as a document may embed it later, and asks no other', () => {
  const policy = developmentPolicy(['https://crm.example.com/leads'], []);
  expect(policy).toMatch(/; frame-src 'self' https:$/);
  expect(policy).toContain("; connect-src 'self' https://crm.example.com ws: wss:;");
  expect(policy).toContain("; form-action 'self';");
  expect(policy.match(/https:(?!\/)/g)).toHaveLength(1);
});

it('writes the same headers and redirects for every host', () => {
  const files = hostingFiles({ headers: { 'X-Test': 'yes' }, redirects: { '/old': '/new' }, languages: [] });
  for (const file of ['_headers', '.hosts/nginx.conf', '.hosts/Caddyfile'])
    expect(files.get(file), file).toMatch(/X-Test:? "?yes/);
  for (const file of ['_redirects', '.hosts/nginx.conf', '.hosts/Caddyfile'])
    expect(files.get(file), file).toMatch(/\/old.*\/new/);
});
