import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { importFetched } from './fetched-code';
import { Sign } from './icon';
import { type SelectProps, selectClass } from './select-field';

/**
 * A dropdown that shows a placeholder until an option is chosen. It is a native select, which works without scripts, until the
 * custom one with type-ahead and the site's colors has loaded; if that fails, the native one stays.
 *
 * @param isPlain whether to keep the native one: browsers can report a missing choice only there
 */
export function Select({ isPlain = false, ...props }: SelectProps & { isPlain?: boolean }) {
  const native = useRef<HTMLSelectElement>(null);
  const [List, setList] = useState<ComponentType<SelectProps>>();
  /** The visitor is using the native select and must not lose it. */
  const [isInUse, setIsInUse] = useState(false);
  const look = () => setIsInUse(document.activeElement === native.current);
  useEffect(() => {
    if (isPlain) return;
    let isWanted = true;
    // The field may have had the focus before hydration.
    setIsInUse(document.activeElement === native.current);
    const load = async () => {
      const { default: list } = await importFetched('src/ui/select-list.tsx', () => import('./select-list'));
      if (isWanted) startTransition(() => setList(() => list));
    };
    load().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [isPlain]);
  if (List && !isInUse && !isPlain) return <List {...props} />;
  const { onValueChange, placeholder, options, ...rest } = props;
  return (
    <div className="relative">
      <select
        ref={native}
        {...rest}
        onChange={({ target }) => onValueChange(target.value)}
        onFocus={look}
        onBlur={look}
        className={`${selectClass} appearance-none pe-10 has-[option:first-child:checked]:text-soft`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Sign name="down" className="pointer-events-none absolute inset-y-0 end-[15px] my-auto size-5" />
    </div>
  );
}
