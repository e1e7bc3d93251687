// Generated from the words of the site by `npm run generate`. Do not edit.
import ar from './words/ar.json';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';

/** What components of this site say, by language. */
export default { ar, de, en, es, fr };
