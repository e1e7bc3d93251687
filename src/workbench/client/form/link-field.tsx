import { useId, useMemo, useRef, useState } from 'react';
import { Button, ComboBox, FileTrigger, Input, Label, ListBox, ListBoxItem } from 'react-aria-components';
import { relativePath } from '../../../content/text/relative-path';
import { ChoosePictureDialog } from '../panel/choose-picture';
import { pasteWord } from '../pasted-line';
import { setValue } from '../state/actions';
import { imagePath } from '../state/image-name';
import { addImage } from '../state/load';
import { filesAt, shownAt } from '../state/parts';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';
import { ImageDrop, kinds } from '../ui/image-drop';
import { FloatingList } from '../ui/portal';
import { forgetScroll } from '../ui/still-scroll';
import { FieldFindings, useIsWrong } from './field-findings';
import { FieldName, Help } from './label';
import { linkOptions, type Option, optionsFor, parentsAmong, takenBy } from './options';
import type { ControlProps } from './props';

const mostShown = 60;

/** A link target: pages and anchors of the site by title, or any other text. A list is offered the pages with pages below them. */
export function LinkField(props: ControlProps<string>) {
  const { pages } = useSite();
  const isOfList = props.schema.format === 'list';
  const options = useMemo(
    () => (isOfList ? parentsAmong(pages) : pages.flatMap(linkOptions)),
    [pages, isOfList],
  );
  return <PickField {...props} options={options} />;
}

/** A time zone, found by city. */
export function ZoneField(props: ControlProps<string>) {
  const options = useMemo(
    () =>
      Intl.supportedValuesOf('timeZone').map((id) => ({
        id,
        title: id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' '),
      })),
    [],
  );
  return <PickField {...props} options={options} />;
}

/** An image of the site, by its path relative to the document. */
export function ImageField(props: ControlProps<string>) {
  const workbench = useWorkbench();
  const { images } = useSite();
  const file = useStore(({ files }) => filesAt(files, props.pointer)?.page.file) ?? '';
  const options = useMemo(
    () => images.map((image) => ({ id: relativePath(file, image), title: image })),
    [images, file],
  );
  const [problem, setProblem] = useState<string>();
  const { pointer, label, schema, value } = props;
  const add = async (image: File | null | undefined) => {
    if (image)
      setProblem(await addImage(workbench, pointer, image, label.toLowerCase(), schema.decorative === true));
  };
  const [isChoosing, setChoosing] = useState(false);
  const takes = useMemo(() => {
    const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
    return (image: string) => pattern?.test(relativePath(file, image)) ?? true;
  }, [schema.pattern, file]);
  const choose = (image: string) => {
    setChoosing(false);
    setValue(workbench, pointer, relativePath(file, image), label.toLowerCase());
    // The alternative text is asked for next, if it is empty.
    const hasWords = shownAt(workbench.store.getState().view, `${pointer}Alt`) !== undefined;
    if (schema.decorative !== true && !hasWords)
      workbench.store.change({ focus: { pointer: `${pointer}Alt` } });
  };
  return (
    <ImageDrop
      className="image-field"
      onImage={(image) => void add(image)}
      onRefusal={setProblem}
      onPaste={(event) => void add(event.clipboardData.files[0])}
    >
      <PickField {...props} options={options} />
      <div className="row">
        <FileTrigger acceptedFileTypes={kinds} onSelect={(list) => void add(list?.[0])}>
          <Button className="small-button">{value === '' ? 'Add an image…' : 'Replace the image…'}</Button>
        </FileTrigger>
        {options.length > 0 && (
          <Button className="small-button" onPress={() => setChoosing(true)}>
            Take one the site has…
          </Button>
        )}
      </div>
      {isChoosing && (
        <ChoosePictureDialog
          current={value === '' ? undefined : imagePath(value, file)}
          takes={takes}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
      {problem && (
        <p className="help wrong" role="alert">
          {problem}
        </p>
      )}
    </ImageDrop>
  );
}

/** A field with suggestions, matched by name or path. */
function PickField({
  label,
  pointer,
  value,
  schema,
  isRequired,
  help,
  options: all,
}: ControlProps<string> & { options: readonly Option[] }) {
  const workbench = useWorkbench();
  const options = useMemo(() => takenBy(schema, all), [schema, all]);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  // An incomplete value is not an error yet.
  const [isTyping, setTyping] = useState(false);
  const isWrong = useIsWrong(pointer) && !isTyping;
  const isKnown = options.some((option) => option.id === value);
  const fitting = isKnown ? options : optionsFor(value, options);
  const write = (text: string) =>
    setValue(workbench, pointer, text === '' && !isRequired ? undefined : text, label.toLowerCase());
  return (
    <div data-pointer={pointer} ref={field}>
      <ComboBox
        className="select"
        items={fitting.slice(0, mostShown)}
        inputValue={value}
        onInputChange={(text) => {
          if (text === value) return;
          setTyping(true);
          write(text);
        }}
        selectedKey={isKnown ? value : null}
        onSelectionChange={(key) => key !== null && write(String(key))}
        onBlur={() => setTyping(false)}
        onOpenChange={(isOpen) => isOpen && field.current && forgetScroll(field.current)}
        allowsCustomValue
        menuTrigger="input"
        isInvalid={isWrong}
        isRequired={isRequired}
        validationBehavior="aria"
        aria-describedby={help ? id : undefined}
      >
        <Label>
          <FieldName {...{ label, isRequired }} />
        </Label>
        <div className="picker">
          <Input spellCheck={false} onPaste={pasteWord} />
          <Button className="tool" aria-label={`Suggestions for ${label.toLowerCase()}`}>
            <ToolIcon name="chevron" />
          </Button>
        </div>
        <FloatingList>
          <ListBox<Option> className="options">
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.id} className="option two">
                <span>{option.title}</span>
                <code>{option.id}</code>
              </ListBoxItem>
            )}
          </ListBox>
          {fitting.length > mostShown && (
            <p className="help">
              {mostShown} of {fitting.length} are shown. Type some letters to find the others.
            </p>
          )}
        </FloatingList>
      </ComboBox>
      <Help id={id}>{help}</Help>
      {!isTyping && <FieldFindings pointer={pointer} />}
    </div>
  );
}
