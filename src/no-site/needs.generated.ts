/** Stands for the list of that name of a site that has none. */
export default {};
