import { expect, it } from 'vitest'
import { formatParameters } from '../apps/server/src/engines/formats/formats.ts'
import { sourceLocale, webCatalogs } from '../scripts/words/catalogs.ts'

// People choose import settings in their own language. The tests of the catalogs prove that the other languages have
// every message of the English one.

const words = webCatalogs.read(sourceLocale, 'parsers')
const parsers = Object.values(formatParameters().files)

/** An option's words: those of its format where it has some of its own, such as hidden text and hidden slides. */
const hasWord = (kind: string, format: string, key: string) =>
  words.has(`parsers.${kind}.${format}.${key}`) || words.has(`parsers.${kind}.${key}`)

it('every import option has a label and a help text', () => {
  const options = parsers.flatMap(({ filters, parameters }) =>
    Object.keys(parameters).map((key) => ({ format: filters.defaultFilter, key })),
  )
  expect(options.length).toBeGreaterThan(100)
  expect(
    options.filter(({ format, key }) => !hasWord('option', format, key) || !hasWord('optionText', format, key)),
  ).toEqual([])
})

it('the server calls an option what the app calls it, and its help is an instruction or a noun', () => {
  const options = parsers.flatMap(({ filters, parameters }) =>
    Object.entries(parameters).map(([key, option]) => ({ format: filters.defaultFilter, key, ...option })),
  )
  const labelOf = (format: string, key: string) =>
    words.get(`parsers.option.${format}.${key}`) ?? words.get(`parsers.option.${key}`)
  expect(options.filter(({ format, key, title }) => labelOf(format, key) !== title)).toEqual([])
  expect(options.filter(({ description }) => /^(?:Whether|Which|What|Where)\b/.test(description))).toEqual([])
})

it('every choice of an option has a label, and so has every filter where there are several', () => {
  const choices = parsers.flatMap(({ parameters }) => Object.values(parameters).flatMap((each) => each.choices ?? []))
  expect(new Set(choices).size).toBeGreaterThan(5)
  expect(choices.filter((choice) => !words.has(`parsers.choice.${choice}`))).toEqual([])
  const filters = parsers.map(({ filters: { types } }) => Object.keys(types)).filter(({ length }) => length > 1)
  expect(
    filters.flat().filter((id) => !words.has(`parsers.filter.${id}`) || !words.has(`parsers.filterText.${id}`)),
  ).toEqual([])
})

it('no words are left over from removed options', () => {
  const formats = new Set(parsers.map(({ filters }) => filters.defaultFilter))
  const keys = new Set(parsers.flatMap(({ parameters }) => Object.keys(parameters)))
  const strangers = [...words.keys()].filter((id) => {
    const [, kind = '', ...rest] = id.split('.')
    if (kind !== 'option' && kind !== 'optionText') return false
    const [first = '', second] = rest
    return second === undefined ? !keys.has(first) : !formats.has(first) || !keys.has(second)
  })
  expect(strangers).toEqual([])
})
