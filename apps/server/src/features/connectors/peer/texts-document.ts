import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from './answered.ts'

/** Texts by name; a text with plural forms is an object of them. */
export type Texts = JsonObject

/** Texts as a JSON file, laid out so that the same texts are the same bytes. */
export const textsDocument = (texts: Texts): Uint8Array => Buffer.from(`${JSON.stringify(texts, null, 2)}\n`)

/** The texts of such a file. */
export function textsOf(bytes: Uint8Array): Texts {
  const texts: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
  if (!isObject(texts)) throw new Error('a file of texts is an object')
  return texts
}

/** Those of some texts that differ from others. */
export function changedTexts(texts: Texts, before: Texts): Texts {
  const same = new Map(Object.entries(before).map(([name, text]) => [name, JSON.stringify(text)]))
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => same.get(name) !== JSON.stringify(text)))
}

/** A version of bytes whose system has none. */
export const versionOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
