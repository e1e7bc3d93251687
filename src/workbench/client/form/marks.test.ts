// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type Mark, pastedText, withMark } from './marks';

/** A text with its selection between `|` and `|`. */
function marked(text: string, mark: Mark): string {
  const start = text.indexOf('|');
  const end = text.lastIndexOf('|') - 1;
  const made = withMark({ text: text.replaceAll('|', ''), start, end: Math.max(start, end) }, mark);
  const { text: after, start: from, end: to } = made;
  return `${after.slice(0, from)}|${after.slice(from, to)}|${after.slice(to)}`;
}

describe('what is selected is marked, and no longer marked', () => {
  it.each([
    ['Ask |at the desk|.', 'strong', 'Ask **|at the desk|**.'],
    ['Ask |at the desk |first.', 'emphasis', 'Ask _|at the desk|_ first.'],
    ['Ask **|at the desk|**.', 'strong', 'Ask |at the desk|.'],
    ['Ask |**at the desk**|.', 'strong', 'Ask |at the desk|.'],
    ['Ask |at the desk|.', 'link', 'Ask [at the desk](|/|).'],
    ['Ask [at |the desk|](/fees).', 'link', 'Ask |at the desk|.'],
    ['Go up|wards| now', 'emphasis', 'Go _|upwards|_ now'],
    ['Go |up|wards', 'emphasis', 'Go _|upwards|_'],
    ['Go up|ward|s', 'strong', 'Go up**|ward|**s'],
    ['請|看|這裡', 'emphasis', '請_|看|_這裡'],
    ['Wi|無料|', 'emphasis', '_|Wi無料|_'],
    ['|강조|는', 'emphasis', '_|강조|_는'],
    ['강|조|는', 'emphasis', '_|강조|_는'],
    ['ה|מילה|', 'emphasis', 'ה_|מילה|_'],
    ['|מיל|ה', 'emphasis', '_|מילה|_'],
    ['Ask ||', 'strong', 'Ask **|words|**'],
    ['Ask |→|', 'link', 'Ask [→](|/|)'],
    [
      '|More is in the [notes](/notes) at the quay.|',
      'strong',
      '**|More is in the** [notes](/notes) **at the quay.|**',
    ],
    [
      '**|More is in the** [notes](/notes) **at the quay.|**',
      'strong',
      '|More is in the [notes](/notes) at the quay.|',
    ],
    ['|See the [notes](/notes).|', 'emphasis', '_|See the|_ [notes](/notes).'],
    ['|[notes](/notes)|', 'strong', '|[notes](/notes)|'],
    ['[the |no|tes](/notes)', 'emphasis', '[the |no|tes](/notes)'],
    ['[notes](/no||tes)', 'strong', '[notes](/no||tes)'],
    ['[the |notes](/notes) here| now', 'strong', '[the notes](/notes) **|here|** now'],
    ['|One **two** three|', 'strong', '**|One two three|**'],
    ['One **t|wo** three| four', 'strong', 'One **|two three|** four'],
    ['|One **two** _three_|', 'link', '[One two three](|/|)'],
    ['|One _two_ three|', 'strong', '**|One** _two_ **three|**'],
    ['_One_ |two|', 'strong', '_One_ **|two|**'],
  ] as const)('%s %s', (before, mark, after) => {
    expect(marked(before, mark)).toBe(after);
  });
});

describe('what is copied elsewhere keeps its marks', () => {
  const page = { title: '', anchors: [] };
  const site = {
    languages: ['de', 'en', 'fr'].map((code) => ({ code, name: code })),
    pages: [
      { ...page, route: '/notes' },
      { ...page, route: '/visit', routes: { fr: '/visite' } },
    ],
  };
  it.each([
    [
      '<p>Ask <b>at the desk</b>, <i>not</i> <a href="https://example.org/a">at home</a>.</p>',
      'Ask **at the desk**, _not_ [at home](https://example.org/a).',
    ],
    ['<b style="font-weight:normal"><p>One</p><p>Two</p></b>', 'One Two'],
    ['<span style="font-weight:700">Bring </span>it', '**Bring** it'],
    ['<a href="javascript:alert(1)">here</a> and <strong>a <a href="/b">b</a></strong>', 'here and **a b**'],
    ['snake_case and 2 * 3', 'snake_case and 2 * 3'],
    ['not _this_', 'not \\_this\\_'],
    ['<b>Win</b><b>ter</b> <i>auf</i><i>wärts</i>', '**Winter** _aufwärts_'],
    ['un<i>glaub</i>lich, <i>auf</i>wärts, ab<i>wärts</i>', '_unglaublich_, _aufwärts_, _abwärts_'],
    ['<i>강조</i>는 و<i>الأيام</i>', '_강조_는 و_الأيام_'],
    ['un<b>glaub</b>lich', 'un**glaub**lich'],
    ['<b>Win</b><i>ter</i>', '**Win**_ter_'],
    [
      '<span style="font-style:italic">kursiv</span> <i style="font-style:normal">nicht</i>',
      '_kursiv_ nicht',
    ],
    ['<a href="http://localhost:3000/kontakt#a">hier</a>', '[hier](/kontakt#a)'],
    ['<a href="http://localhost:3001/kontakt">hier</a>', 'hier'],
    ['<a href="/a">eins</a><a href="/b">zwei</a>', '[eins](/a)[zwei](/b)'],
    ['<a href="http://localhost:3000/en/notes?a=1#b">the notes</a>', '[the notes](/notes?a=1#b)'],
    ['<a href="http://localhost:3000/fr/visite">visite</a>', '[visite](/visit)'],
    ['<a href="http://localhost:3000/visite">visite</a>', '[visite](/visite)'],
    ['<a href="/english">English</a>', '[English](/english)'],
    ['<style>p{}</style><h2>Fees</h2>Today', 'Fees Today'],
    [
      '<b>Ask</b>\u00a0now for 10\u00a0kg\u00a0\u00a0of «\u00a0pain\u00a0»',
      '**Ask** now for 10\u00a0kg of «\u00a0pain\u00a0»',
    ],
    ['<p>De\u0301j\u200ba\u0300\u00ad vu</p>', 'Déjà vu'],
    ['<dl><dt>Fee</dt><dd>None</dd></dl><blockquote>So</blockquote><pre>be\nit</pre>', 'Fee None So be it'],
    [
      '<p style="mso-list:l0 level1"><span style="mso-list:Ignore">·<span>\u00a0\u00a0 </span></span>One</p><p>Two<o:p>\u00a0</o:p></p>',
      'One Two',
    ],
    [
      `<p class=MsoNormal>On Friday<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[UB1]</a><span
        style='mso-special-character:comment'>&nbsp;</span></span>.</p><div style='mso-element:comment-list'><hr
        class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Is that so?</p></div></div>`,
      'On Friday.',
    ],
    ['It is <del>100</del><span class=msoDel>101</span><ins>120</ins>.', 'It is 120.'],
    ['<p class=MsoCommented>Kept</p>', 'Kept'],
    [
      '<html><body>\n<!--StartFragment--><span> and more</span><!--EndFragment-->\n</body></html>',
      ' and more',
    ],
  ])('%s', (html, text) => {
    expect(pastedText(html, 'en', site)).toBe(text);
  });
});
