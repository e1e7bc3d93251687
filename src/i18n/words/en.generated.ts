// Generated from the words of the engine by `npm run generate`. Do not edit.
import engine from '../en.json';

export default { ...engine };
