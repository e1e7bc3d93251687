import type { Check } from '../context';
import { suggest } from '../suggest';

export const deadAnchor: Check = {
  code: 'dead-anchor',
  severity: 'error',
  summary: 'Every link to an anchor names one that its page has.',
  run({ linkMap: { links, targets, anchors }, invalidFiles }, report) {
    for (const { href, page, file, pointer } of links) {
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? page : targets.get(path);
      // A page that does not exist is another check's; the anchors of an invalid one are unknown.
      if (anchor === undefined || !target || invalidFiles.has(target.source.path)) continue;
      const known = anchors.get(target.id) ?? new Set();
      if (known.has(anchor)) continue;
      const meant = suggest(anchor, known);
      report({
        file,
        pointer,
        message: `${target.route} has no anchor "${anchor}".`,
        hint: meant ? `Did you mean "#${meant}"?` : `Give the section it should lead to "id": "${anchor}".`,
      });
    }
  },
};
