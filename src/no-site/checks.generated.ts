/** Stands for the list of checks of a site that has none. */
export default [];
