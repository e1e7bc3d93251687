import { type ReactNode, useEffect, useState } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { capitalized } from '../../../content/text/capitalized';
import type { FormSchema } from '../../protocol/site-info';
import { useSite, useStore } from '../state/use-workbench';
import { Badge } from '../ui/badge';
import { ToolIcon } from '../ui/buttons';
import { useFindings } from './field-findings';
import { itemName } from './item-name';
import type { Parts } from './props';

interface CollapsibleProps {
  item: unknown;
  schema: FormSchema;
  own: string;
  called: string;
  tools: ReactNode;
  parts: Parts;
}

/** A list item with fields of its own, which its name expands. */
export function Collapsible({ item, schema, own, called, tools, parts }: CollapsibleProps) {
  const [isExpanded, setExpanded] = useState(false);
  const { definitions } = useSite();
  const isMeant = useStore(
    ({ focus }) =>
      focus !== undefined &&
      (focus.pointer.startsWith(`${own}/`) || (focus.pointer === own && focus.how !== 'item')),
  );
  useEffect(() => {
    if (isMeant) setExpanded(true);
  }, [isMeant]);
  const findings = useFindings(own, 'within');
  return (
    <Disclosure isExpanded={isExpanded} onExpandedChange={setExpanded} className="collapsible">
      <div className="head">
        <div className="name">
          <Button slot="trigger" className="trigger" data-item={own}>
            <ToolIcon name="chevron" />
            <span className="title">{itemName(schema, definitions, item) || capitalized(called)}</span>
            <Badge findings={findings} />
          </Button>
        </div>
        {tools}
      </div>
      <DisclosurePanel data-pointer={isExpanded ? own : undefined}>
        {isExpanded && <parts.Fields schema={schema} pointer={own} value={item} isItem />}
      </DisclosurePanel>
    </Disclosure>
  );
}
