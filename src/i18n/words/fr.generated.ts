// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.
import site from '../../site/words/fr.json';
import engine from '../fr.json';

export default { ...engine, ...site };
