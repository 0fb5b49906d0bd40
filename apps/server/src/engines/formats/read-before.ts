import type { ParseOptions } from './format.ts'

/** Whether a text was a segment, or several, when its file was read: what an earlier version read so stays so. */
export function wasRead({ readBefore }: Pick<ParseOptions, 'readBefore'>): (key: string) => boolean {
  const keys = new Set(readBefore?.map(({ key }) => key))
  return (key) => keys.has(key) || keys.has(`${key}#1`)
}
