import * as Radix from '@radix-ui/react-select';
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { Sign } from './icon';
import { overlayContainer } from './overlay';
import { PageDirection } from './page-direction';
import { type SelectProps, selectClass } from './select-field';
import { trustSelect } from './trusted-types';

trustSelect();

/**
 * Keeps the page available to assistive technology while the list is open. Radix hides the rest of the page, as for a modal
 * dialog, but the list of a combobox is not modal: screen readers must still reach the form.
 */
function keepPageReachable(content: HTMLElement | null): void {
  if (!content) return;
  requestAnimationFrame(() => {
    for (const element of document.querySelectorAll('[data-aria-hidden]'))
      element.removeAttribute('aria-hidden');
  });
}

/**
 * Keeps the Enter that chooses an option from pressing another control: where the choice closes the menu around the field, the
 * menu's button has the focus by then.
 */
function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * A dropdown with type-ahead that shows a placeholder until an option is chosen. Its list is created when the visitor reaches
 * the field: Radix would create it immediately, which takes longer than the rest of a form.
 */
export default function SelectList({
  name,
  value,
  onValueChange,
  placeholder,
  options,
  required,
  autoComplete,
  ...rest
}: SelectProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  const need = () => setIsNeeded(true);
  const field = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root
      dir={useContext(PageDirection)}
      name={name}
      value={value}
      onValueChange={onValueChange}
      onOpenChange={need}
      required={required}
      autoComplete={autoComplete}
    >
      <Radix.Trigger
        {...rest}
        ref={field}
        onFocus={need}
        onPointerEnter={need}
        className={`${selectClass} flex items-center justify-between gap-2`}
      >
        <Radix.Value placeholder={<span className="text-soft">{placeholder}</span>}>
          {/* The key remounts it on each choice: on a page translated by the browser, React cannot update the text in place. */}
          <span key={value}>{options.find((option) => option.value === value)?.label}</span>
        </Radix.Value>
        <Sign name="down" className="size-5" />
      </Radix.Trigger>
      {isNeeded && (
        <Radix.Portal container={overlayContainer(field.current)}>
          <Radix.Content
            ref={keepPageReachable}
            position="popper"
            sideOffset={4}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) rounded-sm border border-line-strong bg-raised text-ink"
          >
            {/* Radix would hide the scroll bar. */}
            <Radix.Viewport className="p-1 [scrollbar-width:thin]!" onKeyDown={pressOnce}>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  lang={option.lang}
                  className="flex min-h-10 cursor-pointer items-center justify-between rounded-sm px-3 py-2 outline-none select-none data-highlighted:bg-accent data-highlighted:text-on-accent"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
