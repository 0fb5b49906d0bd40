import { FileRefused, type ParseOptions } from '../format.ts'
import { isSameLanguage } from '../locales.ts'
import { type ParameterValues, textOf } from '../parameters.ts'

/** Which column is what, counted from 0. With `target`, translations go there, else in the place of their source. */
export type Columns = {
  sources: readonly number[]
  target: number | undefined
  key: number | undefined
  context: number | undefined
  note: number | undefined
  maxLength: number | undefined
}

const usual: Readonly<Record<string, readonly string[]>> = {
  sourceColumns: ['source', 'source text'],
  targetColumn: ['target', 'target text', 'translation'],
  keyColumn: ['key', 'id', 'identifier', 'name'],
  contextColumn: ['context'],
  noteColumn: ['note', 'notes', 'comment', 'comments', 'description'],
  maxLengthColumn: ['max length', 'maxlength', 'max_length', 'max. length', 'limit'],
}

/**
 * The columns that the options name, by number (from 1) or by what the header says. What they leave open is found by the
 * usual names in the header, the languages' codes among them; without any source column, all columns that are left are
 * sources. `width` is the number of columns.
 * @throws FileRefused naming the option whose column does not exist
 */
export function findColumns(
  header: readonly string[] | undefined,
  width: number,
  values: ParameterValues,
  options: ParseOptions,
): Columns {
  const names = header?.map((name) => name.trim().toLowerCase())
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: options.fileName, line: 1, reason })
  }
  const named = (key: string, name: string): number => {
    const number = /^\d{1,5}$/.test(name) ? Number(name) : undefined
    if (number === 0) return refuse(`The parser option "${key}" says column 0; columns are counted from 1.`)
    if (number !== undefined) return number - 1
    const index = names?.indexOf(name.toLowerCase()) ?? -1
    if (index === -1) refuse(`The parser option "${key}" says "${name}", but no column is called that. Use its header or number.`)
    return index
  }
  const byHeader = (key: string, locale?: string): number | undefined => {
    if (!names) return undefined
    const found = names.findIndex((name) => usual[key]?.includes(name) === true)
    if (found !== -1) return found
    const ofLanguage = locale === undefined ? -1 : names.findIndex((name) => isTag(name) && isSameLanguage(name, locale))
    return ofLanguage === -1 ? undefined : ofLanguage
  }
  const one = (key: string, locale?: string): number | undefined => {
    const name = textOf(values, key).trim()
    return name === '' ? byHeader(key, locale) : named(key, name)
  }
  const list = textOf(values, 'sourceColumns').split(',').map((name) => name.trim()).filter((name) => name !== '')
  const usualSource = list.length === 0 ? byHeader('sourceColumns', options.sourceLocale) : undefined
  const facts = { key: one('keyColumn'), context: one('contextColumn'), note: one('noteColumn'), maxLength: one('maxLengthColumn') }
  const hasSource = list.length > 0 || usualSource !== undefined || textOf(values, 'targetColumn').trim() !== ''
  const target = hasSource ? one('targetColumn', options.targetLocale) : undefined
  const given = list.length > 0 ? list.map((name) => named('sourceColumns', name)) : usualSource === undefined ? undefined : [usualSource]
  const others = new Set<number | undefined>([...Object.values(facts), target])
  const sources = given ?? Array.from({ length: width }, (_, index) => index).filter((index) => !others.has(index))
  if (target !== undefined && sources.length > 1) {
    refuse('The parser option "targetColumn" needs one source column. Name it in "sourceColumns".')
  }
  return { ...facts, sources, target: target === sources[0] ? undefined : target }
}

function isTag(name: string): boolean {
  return /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/.test(name)
}
