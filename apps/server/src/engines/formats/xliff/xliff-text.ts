import type { XmlElement } from '../xml/read-xml.ts'

/** One text of a file: where its source is, and its translation if there is one. */
export type XliffText = {
  key: string
  source: XmlElement
  target: XmlElement | undefined
  confirmed: boolean
  locked?: boolean
  context: string | undefined
  note: string | undefined
  maxLength: number | undefined
  /** The original text of its codes, by the names that refer to it. */
  originals: ReadonlyMap<string, string>
}
