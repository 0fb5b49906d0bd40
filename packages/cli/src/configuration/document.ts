import { LineCounter, parseDocument } from 'yaml'
import { Stop } from '../stop.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})
export const fieldsOfList = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => textIn(one) ?? [])

/** A configuration as it was parsed, and how to say what is wrong with it. */
export interface Document {
  content: Fields
  /** @param path the key, such as `['files', 0, 'source']` */
  wrong(path: readonly PropertyKey[], problem: string): Stop
}

export const keyOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (key, part) => (typeof part === 'number' ? `${key}[${part}]` : `${key && `${key}.`}${String(part)}`),
    '',
  )

/** Says of a file, a line, and a key what is wrong there. */
export const wrongAt = (file: string, line: number | undefined, key: string, problem: string): Stop =>
  new Stop([line === undefined ? file : `${file}:${line}`, key, problem].filter(Boolean).join(': '))

/** Parses YAML, and JSON, which is YAML. */
export function yamlDocument(text: string, file: string): Document {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number | undefined) => (offset === undefined ? undefined : lines.linePos(offset).line)
  const [error] = document.errors
  if (error) throw wrongAt(file, lineAt(error.pos[0]), '', `${error.message.split('\n')[0]}.`)
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 100 })
  } catch (problem) {
    throw wrongAt(file, undefined, '', `${problem instanceof Error ? problem.message : String(problem)}.`)
  }
  if (content !== null && !isFields(content)) throw wrongAt(file, 1, '', 'It has no fields.')
  return {
    content: content ?? {},
    wrong(path, problem) {
      let at: number | undefined
      for (let length = path.length; at === undefined && length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined
        at = node?.range?.[0]
      }
      return wrongAt(file, lineAt(at ?? 0), keyOf(path), problem)
    },
  }
}

/** A section of an INI file, such as `[main]`. */
export interface Section {
  name: string
  line: number
  values: Map<string, { text: string; line: number }>
}

/** Parses an INI file. */
export function iniSections(text: string, file: string): Section[] {
  const sections: Section[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue
    const title = /^\[(.+)\]$/.exec(line)?.[1]
    if (title !== undefined) {
      sections.push({ name: title, line: at + 1, values: new Map() })
      continue
    }
    const [, name, value] = /^([^=:\s]+)\s*[=:]\s*(.*)$/.exec(line) ?? []
    const section = sections.at(-1)
    if (name === undefined || !section) throw wrongAt(file, at + 1, '', `“${line}” is neither a [section] nor a value.`)
    section.values.set(name, { text: value!, line: at + 1 })
  }
  return sections
}
