import { pointerTokens } from '../diagnostics';
import { parseText } from './parse';
import { follow } from './tree';

/** The line of a JSON text that a pointer leads to, counted from 1; that of what holds it where it is not there. */
export function lineOf(text: string, pointer: string): number {
  const { root } = parseText(text);
  const offset = root ? follow(root, pointerTokens(pointer)).node.offset : 0;
  return text.slice(0, offset).split('\n').length;
}
