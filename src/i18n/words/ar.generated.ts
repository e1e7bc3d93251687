// Generated from the words of the engine and of the site by `npm run generate`. Do not edit.
import site from '../../site/words/ar.json';
import engine from '../ar.json';

export default { ...engine, ...site };
