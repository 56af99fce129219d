/**
 * An expected failure is a value, not an exception: text and JSON that come from outside are parsed
 * into a `Result`. Exceptions are for bugs.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The results of all, or the first error. */
export const each = <A, B, E>(items: readonly A[], parse: (item: A, index: number) => Result<B, E>): Result<readonly B[], E> => {
  const values: B[] = [];
  for (const [index, item] of items.entries()) {
    const result = parse(item, index);
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};
