import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { plural } from '../../../content/text/plural';
import type { SectionPicture } from '../../protocol/changes';
import { askServer } from '../state/ask-server';
import { announce } from '../state/notices';
import { useSite, useWorkbench } from '../state/use-workbench';
import { Frame } from '../ui/frame';
import { useAnswer } from '../ui/use-answer';

/** The width of the windows that sections are shown in, in pixels. */
const width = 1280;

interface SectionPicturesProps {
  /** The folder of the page. */
  page: string;
  title: string;
  /** Its state: the pictures are made anew when it changes. */
  mark: string;
  /** The heading level of sections. */
  level: 3 | 5;
}

/** A button that shows the changed sections of a page as pictures, before and after. */
export function SectionPictures({ page, title, mark, level }: SectionPicturesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className="text-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide pictures' : 'Show pictures'}
        <span className="hidden-text"> of {title}, before and after</span>
      </Button>
      {isOpen && <Pictures key={mark} {...{ id, page, level }} />}
    </>
  );
}

interface PicturesProps extends Omit<SectionPicturesProps, 'title' | 'mark'> {
  id: string;
}

function Pictures({ id, page, level }: PicturesProps) {
  const workbench = useWorkbench();
  const [drawn, setDrawn] = useState<readonly SectionPicture[] | string>();
  const list = useRef<HTMLDivElement>(null);
  const available = useWidth(list);
  const { languages } = useSite();
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  useAnswer(
    () => askServer(workbench, (api) => api.beforeAndAfter(page)),
    (pictures) => {
      setDrawn(pictures);
      announce(workbench, typeof pictures === 'string' ? pictures : amountOf(pictures.length));
    },
    page,
  );
  const Heading = `h${level}` as const;
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  return (
    <div ref={list} id={id} className="section-pictures">
      {drawn === undefined && <p className="help">Drawing it…</p>}
      {typeof drawn === 'string' && <p className="failure">{drawn}</p>}
      {drawn?.length === 0 && <p className="help">{amountOf(0)}</p>}
      {Array.isArray(drawn) &&
        available > 0 &&
        drawn.map(({ name, language, ...sides }: SectionPicture, index) => (
          <section key={index} aria-label={`${name}, ${nameOf(language)}`}>
            <Heading>
              {name}
              {languages.length > 1 && <small> {nameOf(language)}</small>}
            </Heading>
            {(['before', 'after'] as const).map((side) => {
              const shown = sides[side];
              const word = side === 'before' ? 'Before' : 'After';
              if (!shown) return <p key={side} className="help">{`${word}: it is not there.`}</p>;
              return (
                <Frame
                  key={side}
                  title={`${word}: ${name}, ${nameOf(language)}`}
                  caption={word}
                  scale={available / width}
                  {...{ ...shown, theme, width }}
                />
              );
            })}
          </section>
        ))}
    </div>
  );
}

function amountOf(count: number): string {
  if (count === 0) return 'No section looks different.';
  return `${plural(count, 'section')}, before and after`;
}

/** The width of an element in pixels; 0 until it is known. */
function useWidth(place: { current: Element | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
