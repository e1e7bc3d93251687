/** The name of a field, with a mark if it is required. */
export function FieldName({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <>
      {label}
      {isRequired && (
        <span className="required" title="Required">
          {' '}
          <span aria-hidden="true">•</span>
          <span className="hidden-text"> required</span>
        </span>
      )}
    </>
  );
}

/** The help of a field, if it has any. @param id for `aria-describedby` */
export function Help({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <p className="help" id={id}>
      {children}
    </p>
  ) : null;
}
