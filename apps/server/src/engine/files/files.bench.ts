import { expect, test } from 'vitest'
import { optionsFor } from './fixtures/fixture.ts'
import { formatFor } from './formats.ts'

/** Files as large as a big product's catalog, with tags and plurals as they come there. */
const entries = 2_000

const effort = { iterations: 10, time: 500, warmupIterations: 2, warmupTime: 0 }

const files: Readonly<Record<string, string>> = {
  'app.po': [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
    ...numbers((at) => `msgctxt "page ${at}"\nmsgid "Save <b>%(count)s files</b> to folder ${at}"\nmsgstr ""`),
  ].join('\n\n'),
  'app.json': JSON.stringify(Object.fromEntries(numbers((at) => [`page.${at}`, `Save <b>{count}</b> files to ${at}`]))),
  'guide.md': numbers((at) => `## Chapter ${at}\n\nPress **Save** to keep [the file](a${at}.md). Then close it.`).join('\n\n'),
}

function numbers<Value>(make: (at: number) => Value): Value[] {
  return Array.from({ length: entries }, (_, at) => make(at))
}

test.for(Object.entries(files))('%s', async ([name, text], { bench }) => {
  const format = formatFor(name)
  const options = optionsFor(name, 'es')
  const bytes = new TextEncoder().encode(text)
  const { segments } = format.parse(bytes, options)
  const targets = new Map(segments.map(({ key, source }) => [key, source]))
  expect(segments.length).toBeGreaterThanOrEqual(entries)
  await bench(`${name}: parse ${segments.length} segments`, () => void format.parse(bytes, options)).run(effort)
  await bench(`${name}: build it translated`, () => void format.build(bytes, options, targets)).run(effort)
})
