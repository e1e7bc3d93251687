// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.
import site from '../../site/words/de.json';
import engine from '../de.json';

export default { ...engine, ...site };
