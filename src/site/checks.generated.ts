// Generated from the files of src/site/checks by `npm run generate`. Do not edit.
import type { Check } from '../content/checks/core/check';

/** The checks of this site alone. */
export default [] satisfies readonly Check[];
