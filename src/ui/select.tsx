import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { importFetched } from './fetched-code';
import { Sign } from './icon';
import { type SelectProps, selectClass } from './select-field';

/**
 * A dropdown that starts empty and shows the placeholder until something is chosen. It is the browser's own, which works
 * without scripts, until one with type-ahead and a list in the site's colors is there; where that cannot be fetched it stays.
 */
export function Select(props: SelectProps) {
  const native = useRef<HTMLSelectElement>(null);
  const [List, setList] = useState<ComponentType<SelectProps>>();
  /** Somebody is choosing from the browser's own list, and goes on with it. */
  const [isInUse, setIsInUse] = useState(false);
  const look = () => setIsInUse(document.activeElement === native.current);
  useEffect(() => {
    let isWanted = true;
    // They may have been there before the application.
    setIsInUse(document.activeElement === native.current);
    const load = async () => {
      const { default: list } = await importFetched('src/ui/select-list.tsx', () => import('./select-list'));
      if (isWanted) startTransition(() => setList(() => list));
    };
    load().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);
  if (List && !isInUse) return <List {...props} />;
  const { id, name, value, onValueChange, placeholder, options } = props;
  return (
    <div className="relative">
      <select
        ref={native}
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        onFocus={look}
        onBlur={look}
        className={`${selectClass} appearance-none pe-10 has-[option:first-child:checked]:text-soft`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Sign name="down" className="pointer-events-none absolute inset-y-0 end-[15px] my-auto size-5" />
    </div>
  );
}
