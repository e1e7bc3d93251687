import { type MouseEvent, useId, useState } from 'react';
import { Button, Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { setValue } from '../state/actions';
import { imagePath } from '../state/image-name';
import { filesAt, shownAt } from '../state/parts';
import { useStore, useWorkbench } from '../state/use-workbench';
import { useAnswer } from '../ui/use-answer';
import { useObjectUrl } from '../ui/use-object-url';
import { FieldFindings } from './field-findings';
import { Help } from './label';
import type { ControlProps } from './props';

const middle = [0.5, 0.5] as const;
const directions = ['From the left', 'From the top'] as const;

/** The focal point of an image, which stays in view when it is cropped: set by clicking on the image, or with two sliders. */
export function PointField({ label, pointer, value, help }: ControlProps) {
  const workbench = useWorkbench();
  const id = useId();
  const image = useImage(pointer.replace(/Focus$/, ''));
  const [left, top] = isPair(value) ? value : middle;
  if (!image && value === undefined) return null;
  const write = (point: readonly number[] | undefined) =>
    setValue(
      workbench,
      pointer,
      point?.map((part) => Math.round(part * 100) / 100),
      label.toLowerCase(),
    );
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    write([(clientX - box.left) / box.width, (clientY - box.top) / box.height]);
  };
  return (
    <fieldset className="point" data-pointer={pointer} aria-describedby={help ? id : undefined}>
      <legend>{label}</legend>
      <Help id={id}>{help}</Help>
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard
        <div className="image" onClick={press}>
          <img src={image} alt="" />
          <i style={{ left: `${left * 100}%`, top: `${top * 100}%` }} />
        </div>
      )}
      {directions.map((name, index) => (
        <Slider
          key={name}
          className="slider"
          minValue={0}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          value={index === 0 ? left : top}
          onChange={(part) => write(index === 0 ? [part, top] : [left, part])}
        >
          <Label>{name}</Label>
          <SliderOutput />
          <SliderTrack className="track">
            <SliderThumb className="thumb" />
          </SliderTrack>
        </Slider>
      ))}
      {value !== undefined && (
        <Button className="small-button" onPress={() => write(undefined)}>
          Back to the middle
        </Button>
      )}
      <FieldFindings pointer={pointer} />
    </fieldset>
  );
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

/** The URL of the image that a field names; undefined until it has loaded. */
function useImage(pointer: string): string | undefined {
  const workbench = useWorkbench();
  const name = useStore(({ view }) => shownAt(view, pointer));
  const page = useStore(({ files }) => filesAt(files, pointer)?.page.file);
  const file = typeof name === 'string' ? imagePath(name, page ?? '') : undefined;
  const [shown, setShown] = useState<{ file: string; image: Blob }>();
  useAnswer(
    async () => (file === undefined ? undefined : workbench.api?.image(file).catch(() => undefined)),
    (image) => setShown(file !== undefined && image ? { file, image } : undefined),
    file,
  );
  return useObjectUrl(shown?.file === file ? shown?.image : undefined);
}
