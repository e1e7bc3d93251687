import { expect, it } from 'vitest';
import { misplacedIn } from './nesting';

it.each([
  ['<section><p>One<ul><li>Two</li></ul></p></section>', '<ul> in <p>'],
  ['<p><p>One</p><p>Two</p></p>', '<p> in <p>'],
  ['<a href="/a">One<a href="/b">Two</a></a>', '<a> in <a>'],
  ['<div><tr><td>One</td></tr></div>', '<tr> in <div>'],
  ['<button><span><button>One</button></span></button>', '<button> in <span>'],
])('browsers take apart %s', (html, misplaced) => {
  expect(misplacedIn(html)).toBe(misplaced);
});

it.each([
  '<section><!--$--><p>One<br/>two <img src="a.png" alt="&gt;"/></p><ul><li><p>Two</p></li></ul></section>',
  '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td><a href="/">Two</a></td></tr></tbody></table>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M0 0"></path></svg>',
  '<details><summary>One</summary><form><label>Two<input value="3"/></label></form></details>',
  '<noscript><p>One</p></noscript>',
  'Two',
])('browsers leave as it is %s', (html) => {
  expect(misplacedIn(html)).toBeUndefined();
});
