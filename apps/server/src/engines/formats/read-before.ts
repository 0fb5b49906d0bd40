import type { ParseOptions } from './format.ts'
import { essenceOf } from './recut.ts'

/** Whether a text was a segment, or several, when its file was read: what an earlier version read so stays so. */
export function wasRead({ readBefore }: Pick<ParseOptions, 'readBefore'>): (key: string) => boolean {
  const keys = new Set(readBefore?.map(({ key }) => key))
  return (key) => keys.has(key) || keys.has(`${key}#1`)
}

/**
 * Whether a text was read as `before`, not as it is read `now`: what an earlier version has left out of it stays out. Its
 * sentences count together.
 */
export function textsBefore({
  readBefore,
}: Pick<ParseOptions, 'readBefore'>): (key: string, before: string, now: string) => boolean {
  if (!readBefore) return () => false
  const essences = new Map<string, string>()
  for (const { key, source } of readBefore) {
    const whole = key.replace(/#\d+~*$/, '')
    essences.set(whole, (essences.get(whole) ?? '') + essenceOf(source))
  }
  return (key, before, now) => before !== now && essences.get(key) === essenceOf(before)
}
