/** A value that is created at the first call and kept: for what is slow to create and rarely needed. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
