/** What `make` gives, made at the first call and kept: for what few need and everybody would wait for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
