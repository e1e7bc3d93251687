// Generated from the words of the engine by `npm run generate`. Do not edit.
import engine from '../fr.json';

export default { ...engine };
