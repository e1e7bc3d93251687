import { expect, it } from 'vitest';
import { pathInAddress } from './address';
import { hostPath, hostTarget, plainValue, quotedValue } from './host-file';
import { escapeHtml, escapeXml, scriptJson } from './html';
import { escapeMarkdown, markdownCode } from './markdown';
import { visible, visibleJson, visibleLines, wellFormed } from './visible';
import { commandMessage, commandProperty } from './workflow-command';

it.each([
  [escapeHtml, `<a b="c" d='e'>&`, '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;'],
  [escapeHtml, 'plain', 'plain'],
  [escapeXml, 'a\u0000b\u000bc\ufffed\t\n<', 'a\ufffdb\ufffdc\ufffdd\t\n&lt;'],
  [escapeXml, '\ud800', '\ufffd'],
  [scriptJson, '</script>&\u2028\u2029', '"\\u003c/script\\u003e\\u0026\\u2028\\u2029"'],
  [visibleLines, 'a\u001b[1m\r\n\tb\u202e\ud800', 'a\\u001b[1m\\u000d\n\tb\\u202e\\ud800'],
  [visible, 'a\nb', 'a\\u000ab'],
  [wellFormed, 'a\udc00😀', 'a\ufffd😀'],
  [pathInAddress, 'a b/c?d/é', 'a%20b/c%3Fd/%C3%A9'],
  [commandMessage, '50%\nmore: a, b', '50%25%0Amore: a, b'],
  [commandProperty, '50%\nmore: a, b', '50%25%0Amore%3A a%2C b'],
  [escapeMarkdown, '*a* `b` @c <d> & @ 1', '\\*a\\* \\`b\\` @<!-- -->c &lt;d&gt; &amp; @ 1'],
  [escapeMarkdown, '- Oberaargau-Süd --- GH-1', '\\- Oberaargau-Süd \\-\\-\\- GH\\-1'],
  [escapeMarkdown, '1. a 2. b', '1\\. a 2. b'],
  [escapeMarkdown, '  12) a', '  12\\) a'],
  [escapeMarkdown, 'v1. a', 'v1. a'],
  [markdownCode, 'a', '`a`'],
  [markdownCode, 'a`b``c', '```a`b``c```'],
  [markdownCode, '`a', '`` `a ``'],
  [markdownCode, 'a`', '`` a` ``'],
  [markdownCode, ' a', '`  a `'],
  [markdownCode, 'a ', '` a  `'],
  [markdownCode, 'a\tb c', '`a b c`'],
  [markdownCode, '', '`  `'],
])('%o writes %j as %j', (encode, text, encoded) => {
  expect(encode(text)).toBe(encoded);
});

it('JSON to be shown has the value that it had', () => {
  expect(visibleJson(['\u009b'])).toBe('[\n  "\\u009b"\n]');
});

it.each([
  [plainValue, ["default-src 'self'; a=(b), *", ''], ['a"b', 'a$b', '{a}', 'a\nb', 'a\\b', 'é']],
  [hostPath, ['/', '/a-b_c.d/~é%20', '/日本'], ['a', '', '//a', '/a b', '/a*', '/:a', '/a\n', 'x/a']],
  [
    hostTarget,
    [
      '/',
      '/a?b=c&d=e#f',
      '#a:b',
      'https://example.org',
      'https://example.org:8080/a',
      'https://example.org#a',
      '/a,b@c!',
    ],
    [
      '',
      '//a',
      '/a$b',
      '/a;b',
      '/{a}',
      '/a:b',
      '/a*',
      'http://example.org',
      'a',
      '/a b',
      'https://example.org:a/',
    ],
  ],
])('%o writes what has no special meaning, and refuses the rest', (write, plain, special) => {
  for (const text of plain) expect(write(text)).toBe(text);
  for (const text of special) expect(() => write(text), text).toThrow(JSON.stringify(text));
});

it('a value with spaces is quoted', () => {
  expect(quotedValue('a b')).toBe('"a b"');
  expect(() => quotedValue('"')).toThrow();
});
