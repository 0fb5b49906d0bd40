import type { Connection } from '../../peer/adapter.ts'

// A language copy stands at the same path with another language in it: `/content/site/en/about`, `/content/site/es/about`.

/** The path of an item in another language; undefined where the source language isn't in it. */
export function pathIn(connection: Connection, path: string, locale: string): string | undefined {
  const { sourceLocale, codeOf } = connection
  const own = [codeOf(sourceLocale), sourceLocale.split('_')[0]!].map((code) => code.toLowerCase())
  const parts = path.split('/')
  const at = parts.findIndex((part) => own.includes(part.toLowerCase()))
  return at < 0 ? undefined : parts.with(at, codeOf(locale)).join('/')
}

export const isSource = (connection: Connection, path: string): boolean =>
  pathIn(connection, path, connection.sourceLocale) !== undefined

/** A path within an address. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

export const divided = (key: string) => {
  const colon = key.indexOf(':')
  return { type: key.slice(0, colon), path: key.slice(colon + 1) }
}
