// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.
import site from '../../site/words/es.json';
import engine from '../es.json';

export default { ...engine, ...site };
