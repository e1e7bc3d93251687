/** Says why something failed, if it did. */
export function Failure({ children }: { children: string | false | undefined }) {
  return children ? (
    <p className="failure" role="alert">
      {children}
    </p>
  ) : null;
}
