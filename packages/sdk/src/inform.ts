/**
 * Tells an observer. What it throws, or rejects with, is printed: a call and a session go on, and its author learns of it.
 */
export function inform<T>(observer: ((value: T) => unknown) | undefined, value: T): void {
  ;(async () => observer?.(value))().catch(console.error)
}
