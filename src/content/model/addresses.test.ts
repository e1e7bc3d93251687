import { describe, expect, it } from 'vitest';
import { faultInAddress, faultInEndpoint, faultInLink, faultInSiteAddress, originOf } from './addresses';

const ofLength = (length: number) => `https://a.org/${'x'.repeat(length - 14)}`;

it.each([
  'https://www.example.com',
  'https://www.example.com/A?b=c#d',
  'https://example.com:8443/a',
  'https://example.com:443/',
  'https://Example.com/',
  'https://xn--mnchen-3ya.example/',
  'https://_dmarc.example.com/',
  ofLength(2000),
])('an address that is right: %s', (address) => {
  expect(faultInAddress(address)).toBeUndefined();
  expect(originOf(address)).toBe(new URL(address).origin);
});

describe('what is wrong with an address', () => {
  it.each<[string, RegExp, string?]>([
    ['', /^It does not begin with/],
    ['/leads', /^It does not begin with/],
    ['www.example.com', /^It does not begin with/],
    ['https://', /^It does not begin with/],
    ['xhttps://example.com', /^It does not begin with/],
    ['javascript:alert(1)', /^It does not begin with/],
    [ofLength(2001), /^It has 2001 characters/],
    ['https://exam ple.com', /a space/],
    ['https://example.com/\u200b', /nobody sees \(U\+200B\)/, 'https://example.com/'],
    ['https://example.com/\u202emoc', /nobody sees \(U\+202E\)/],
    ['https://example.com/می\u200cخواهم', /nobody sees \(U\+200C\)/],
    ['https://example.com/\t', /nobody sees \(U\+0009\)/, 'https://example.com/'],
    ['https://example.com/"', /the character "/],
    [' https://example.com/a ', /a space/, 'https://example.com/a'],
    [' https://example.com/a b', /a space/],
    ['https://https://example.com', /^It begins twice/, 'https://example.com'],
    ['http://https:///example.com/a', /^It begins twice/, 'https://example.com/a'],
    ['HTTPS://http//example.com', /^It begins twice/, 'https://example.com'],
    ['https://https://', /^It begins twice/],
    ['https://https://exam_ple', /^It begins twice/, 'https://exam_ple'],
    ['https://https://-example.com', /^It begins twice/],
    ['https://bank.example@evil.example/a', /leads to evil\.example/],
    ['https://a@b@evil.example', /leads to evil\.example/],
    ['https://bank.example@еvil.example', /leads to xn--/],
    ['http://example.com/a', /^It is not encrypted/, 'https://example.com/a'],
    ['http://example.com:80/a', /^It is not encrypted/, 'https://example.com/a'],
    ['http://example.com:8080/a', /^It is not encrypted/],
    ['https://example.com:', /is read as/, 'https://example.com'],
    ['https://example.com:0', /^There is no port 0/],
    ['https://example.com:65536', /^There is no port 65536/],
    ['https://example.com:port', /is not a host/],
    ['https://exa[mple.com', /is not a host/],
    ['https://-example.com', /is not the name of a host/],
    ['https://example-.com', /is not the name of a host/],
    ['https://example..com', /is not the name of a host/],
    [`https://${'a'.repeat(63)}.${'b'.repeat(64)}.com`, /is not the name of a host/],
    [`https://${'abcdefghi.'.repeat(25)}abcd`, /is not the name of a host/],
    ['HTTPS://example.com', /is read as https:\/\/example\.com/, 'https://example.com'],
    ['https://127.1/a', /is read as https:\/\/127\.0\.0\.1/, 'https://127.0.0.1/a'],
    ['https://münchen.example/a', /knows the host .* as xn--/, 'https://xn--mnchen-3ya.example/a'],
  ])('%s: %s', (address, message, meant) => {
    const fault = faultInAddress(address);
    expect(fault?.message).toMatch(message);
    expect(fault?.meant).toBe(meant);
    if (meant !== undefined) expect(faultInAddress(meant)).toBeUndefined();
    expect(fault?.isMisleading).toBe(address.includes('@') ? true : undefined);
    expect(originOf(address)).toBeUndefined();
  });
});

it.each<[string, RegExp | undefined, string?]>([
  ['https://example.com/localhost', undefined],
  ['https://localhost.example.com', undefined],
  ['https://127.example.com', undefined],
  ['mailto:a@localhost', /^It does not begin with/],
  ['http://example.com', /^It is not encrypted/, 'https://example.com'],
  ['https://localhost:3000/a', /"localhost:3000" is the machine/],
  ['http://localhost/a', /"localhost" is the machine/],
  ['http://127.0.0.1:8080', /"127\.0\.0\.1:8080" is the machine/],
  ['https://0.0.0.0', /is the machine/],
  ['https://app.localhost', /is the machine/],
  ['https://https://localhost', /is the machine/],
])('what is wrong with the link %s: %s', (address, message, meant) => {
  const fault = faultInLink(address);
  if (message) expect(fault?.message).toMatch(message);
  else expect(fault).toBeUndefined();
  expect(fault?.meant).toBe(meant);
  expect(fault?.isLocal).toBe(message?.source.includes('machine') ? true : undefined);
});

it.each<[string, RegExp | undefined, string?]>([
  ['https://www.example.com', undefined],
  ['https://www.example.com/museum', undefined],
  ['https://www.example.com/a/b-c_d.e~f', undefined],
  ['http://localhost:4173', undefined],
  ['http://127.0.0.1/a', undefined],
  ['http://localhost.example.com', /^It is not encrypted/, 'https://localhost.example.com'],
  ['http://example.com', /^It is not encrypted/, 'https://example.com'],
  ['https://www.example.com/', /nothing behind its path/, 'https://www.example.com'],
  ['https://www.example.com/a/', /nothing behind its path/, 'https://www.example.com/a'],
  ['https://www.example.com//a', /nothing behind its path/, 'https://www.example.com/a'],
  ['https://www.example.com/a?b', /nothing behind its path/, 'https://www.example.com/a'],
  ['https://www.example.com#a', /nothing behind its path/, 'https://www.example.com'],
  ['https://www.example.com/.well', /^Its path holds characters/],
  ['https://www.example.com/m%C3%BCsli', /^Its path holds characters/],
])('what is wrong with the address of a site %s: %s', (address, message, meant) => {
  const fault = faultInSiteAddress(address);
  if (message) expect(fault?.message).toMatch(message);
  else expect(fault).toBeUndefined();
  expect(fault?.meant).toBe(meant);
});

it.each<[string, RegExp | undefined]>([
  ['/api/leads', undefined],
  ['https://example.com/leads', undefined],
  ['leads', /^It does not begin with/],
  ['/', /not a path of this site/],
  ['//example.com', /not a path of this site/],
  ['/a b', /a space/],
])('what is wrong with the endpoint %s: %s', (address, message) => {
  const fault = faultInEndpoint(address);
  if (message) expect(fault?.message).toMatch(message);
  else expect(fault).toBeUndefined();
});
