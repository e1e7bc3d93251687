import en from './en.json';
import es from './es.json';
import { provideWords } from './language';

/** The words of every language, for where pages of all of them are rendered. */
provideWords('en', en);
provideWords('es', es);
