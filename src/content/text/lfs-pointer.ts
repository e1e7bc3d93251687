/** The start of a Git LFS pointer, which takes the place of a file until that is fetched. */
const start = /^version https:\/\/git-lfs\.github\.com\/spec\//;

/** Whether a text is a Git LFS pointer instead of the file's content. */
export function isLfsPointer(text: string): boolean {
  return start.test(text);
}

/** What is wrong with such a file, and what to do about it. */
export const lfsPointer = {
  message: 'This is only the pointer of Git LFS to the file; the file itself was not fetched.',
  hint: 'Fetch it: `git lfs pull`. In CI, let the checkout do that: `lfs: true` for actions/checkout, `GIT_LFS_SKIP_SMUDGE: "0"` in GitLab.',
};
