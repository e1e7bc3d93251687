import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

/** A multiple choice of toggle buttons, with at least one selected. */
export function Choice({
  label,
  words,
  chosen,
  onChoose,
}: {
  label: string;
  words: string[];
  chosen: Set<string>;
  onChoose: (words: Set<string>) => void;
}) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="choice"
      selectionMode="multiple"
      disallowEmptySelection
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChoose(new Set([...keys].map(String)))}
    >
      {words.map((word) => (
        <ToggleButton key={word} id={word} className="small-button">
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
