// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.
import site from '../../site/words/en.json';
import engine from '../en.json';

export default { ...engine, ...site };
