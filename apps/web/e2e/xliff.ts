import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'

/** The text of a file that a page has downloaded. */
export const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

/**
 * An XLIFF 1.2 that the product exported, translated as another tool would: each target is what `translate` makes of its
 * source, inline tags in their places, and said to be done.
 */
export function translateXliff(xliff: string, translate: (words: string) => string): string {
  return xliff.replace(
    /(<source[^>]*>)(.*?)(<\/source>)\s*<target[^>]*?(?:\/>|>.*?<\/target>)/gs,
    (_, open: string, inner: string, close: string) => {
      const target = inner.replace(/(<[^>]*>)|((?:[^<&]|&\w+;|&#\w+;)+)/g, (part, tag?: string) =>
        tag || part.trim() === '' ? part : translate(part),
      )
      return `${open}${inner}${close}<target state="translated">${target}</target>`
    },
  )
}
