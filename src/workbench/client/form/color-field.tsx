import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import { hexOf, parseColor, type ThemeColor } from '../../../content/site/theme/color';
import { type Role, type Shade, shades } from '../../../content/site/theme/look';
import { resolveTheme } from '../../../content/site/theme/theme';
import { isComposing } from '../letter-of';
import { setValue } from '../state/actions';
import { partPlace } from '../state/parts';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';
import { FieldFindings } from './field-findings';
import { Help } from './label';
import { PlainField } from './plain-field';
import type { ControlProps } from './props';

/** A CSS color with a swatch that opens the browser's color picker. An omitted color shows the derived one. */
export function ColorField({ label, value, pointer, ...props }: ControlProps<string>) {
  const workbench = useWorkbench();
  const shown = useStore(({ view }) => {
    const color = parseColor(value) ?? workedOut(view.theme, pointer);
    return color && hexOf(color);
  });
  const isSaid = value !== '';
  return (
    <div className="color">
      <PlainField {...{ label, pointer, ...props }} value={isSaid ? value : undefined} />
      <span className="swatch" data-worked-out={isSaid ? undefined : ''}>
        <input
          type="color"
          aria-label={`Choose a color: ${label}`}
          value={shown ?? '#000000'}
          onChange={({ target }) => setValue(workbench, pointer, target.value, label.toLowerCase())}
        />
      </span>
    </div>
  );
}

/** The color that the theme derives for an omitted value. */
function workedOut(document: unknown, pointer: string): ThemeColor | undefined {
  const theme = resolveTheme(document);
  const [first = '', second = '', third] = pointerTokens(partPlace(pointer).own);
  if (first === 'accents') return theme.accents.find(({ name }) => name === second)?.[third as Shade];
  return shades.includes(first as Shade) ? theme[first as Shade][second as Role] : undefined;
}

/** Colors with names of the editor's choice, for light and dark, and a field to add one. */
export function ColorsField({ label, schema, pointer, value, help }: ControlProps) {
  const workbench = useWorkbench();
  const { definitions } = useSite();
  const colors = isRecord(value) ? value : {};
  const names = Object.keys(colors);
  const color = definitions.color ?? {};
  return (
    <fieldset className="group" data-pointer={pointer}>
      <legend>{label}</legend>
      <Help>{help}</Help>
      <FieldFindings pointer={pointer} />
      {names.map((name) => {
        const at = `${pointer}${pointerToken(name)}`;
        const accent = colors[name];
        const remove = () => {
          setValue(workbench, at, undefined, name);
          workbench.store.change({ focus: { pointer } });
        };
        return (
          <fieldset key={name} className="group" data-pointer={at}>
            <legend>{name}</legend>
            <FieldFindings pointer={at} />
            <div className="small-fields">
              {shades.map((shade) => (
                <ColorField
                  key={shade}
                  label={shade === 'light' ? 'Light theme' : 'Dark theme'}
                  schema={color}
                  pointer={`${at}/${shade}`}
                  value={isRecord(accent) && typeof accent[shade] === 'string' ? accent[shade] : ''}
                  isRequired={shade === 'light'}
                  help={undefined}
                />
              ))}
            </div>
            <Button className="small-button" onPress={remove}>
              Remove {name}
            </Button>
          </fieldset>
        );
      })}
      {names.length < (schema.maxProperties ?? Number.POSITIVE_INFINITY) && (
        <NewColor pattern={schema.propertyNames?.pattern ?? ''} {...{ pointer, names }} />
      )}
    </fieldset>
  );
}

/** Adds a named color, which starts as the theme's accent. */
function NewColor({ pointer, names, pattern }: { pointer: string; names: string[]; pattern: string }) {
  const workbench = useWorkbench();
  const [typed, setTyped] = useState('');
  const name = typed.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const isTaken = names.includes(name);
  const isRight = new RegExp(pattern).test(name) && !isTaken;
  const add = () => {
    if (!isRight) return;
    const { theme } = workbench.store.getState().view;
    setValue(
      workbench,
      `${pointer}${pointerToken(name)}`,
      { light: hexOf(resolveTheme(theme).light.accent) },
      name,
    );
    setTyped('');
    workbench.store.change({ focus: { pointer: `${pointer}${pointerToken(name)}/light` } });
  };
  return (
    <div className="new-color">
      <TextField className="text" value={typed} onChange={setTyped} isInvalid={typed !== '' && !isRight}>
        <Label>Name of another color</Label>
        <Input
          autoComplete="off"
          spellCheck={false}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && add()}
        />
        {typed !== '' && !isRight && (
          <p className="help">
            {isTaken
              ? 'There is a color of that name.'
              : 'Write lower-case letters from a to z, digits and hyphens.'}
          </p>
        )}
      </TextField>
      <Button className="small-button" isDisabled={!isRight} onPress={add}>
        <ToolIcon name="plus" />
        Add color
      </Button>
    </div>
  );
}
