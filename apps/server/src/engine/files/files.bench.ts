import { po as gettextPo } from 'gettext-parser'
import { it } from 'vitest'
import { formatFor } from './formats.ts'

// Read the ratios: ours against a parser of the field or the floor that the platform sets, in one run.

const entries = 10_000

const po = [
  'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n',
  ...Array.from({ length: entries }, (_, at) => `#: file.c:${at}\nmsgid "Message %d of ${at}, for %s"\nmsgstr ""\n`),
].join('\n')
const json = JSON.stringify(
  Object.fromEntries(Array.from({ length: entries }, (_, at) => [`key${at}`, `Message ${at}, for {name}`])),
  null,
  2,
)
const bytes = (text: string) => new TextEncoder().encode(text)
const poBytes = bytes(po)
const jsonBytes = bytes(json)

const options = (fileName: string) => ({
  fileName,
  sourceLocale: 'en',
  targetLocale: 'es',
  parameters: {},
  applySourceSegmentation: false,
})

it(`reads a gettext catalog of ${entries} entries`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', () => void formatFor('a.po').parse(poBytes, options('a.po'))),
    bench('gettext-parser', () => void gettextPo.parse(Buffer.from(poBytes))),
  )
})

it(`reads a JSON catalog of ${entries} keys`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', () => void formatFor('a.json').parse(jsonBytes, options('a.json'))),
    bench('floor: JSON.parse', () => void JSON.parse(new TextDecoder().decode(jsonBytes))),
  )
})
