import { describe, expect, it } from 'vitest'
import { formatFor } from './formats.ts'
import { looksLikeKey, questionsAbout } from './source-questions.ts'

describe('keys are told from texts', () => {
  it.each(['tasks.assign', 'btn_save', 'errors/notFound', 'saveButton', 'ERROR_TITLE', 'nav:home', 'page-title-home'])(
    '%s is a key',
    (text) => expect(looksLikeKey(text)).toBe(true),
  )
  it.each([
    'Save',
    'Save file',
    'sign-in',
    'e.g.',
    'v1.2',
    'and/or?',
    'Yes/No',
    'iPhone',
    'README.md',
    'example.com',
    'https://example.com/a_b',
    'ann@example.com',
    '保存',
  ])('%s is a text', (text) => expect(looksLikeKey(text)).toBe(false))
})

function ask(fileName: string, content: string, parameters: Record<string, boolean | string | number> = {}) {
  const format = formatFor(fileName)
  const bytes = new TextEncoder().encode(content)
  const options = { fileName, sourceLocale: 'en', targetLocale: 'de', parameters, applySourceSegmentation: false }
  return questionsAbout(format, bytes, options, format.parse(bytes, options))
}

const entries = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join('\n')

describe('a file whose sources look like keys raises a question', () => {
  it('offers the msgstr of a catalog whose ids are keys', () => {
    const catalog = entries([
      ['tasks.assign', 'Assign'],
      ['tasks.unassign', 'Unassign'],
      ['OK', 'OK'],
    ])
    expect(ask('app.po', catalog)).toEqual([
      {
        code: 'KEYS_AS_SOURCE',
        readings: [
          { parameters: { sourceFrom: 'msgid' }, samples: ['tasks.assign', 'tasks.unassign', 'OK'] },
          { parameters: { sourceFrom: 'msgstr' }, samples: ['Assign', 'Unassign', 'OK'] },
        ],
      },
    ])
  })

  it('has no other reading of a template, which holds no texts', () => {
    const [question] = ask(
      'app.pot',
      entries([
        ['tasks.assign', ''],
        ['tasks.unassign', ''],
      ]),
    )
    expect(question?.readings.map(({ parameters }) => parameters)).toEqual([{ sourceFrom: 'msgid' }])
  })

  it('asks about keys as values, and as sources of XLIFF', () => {
    expect(ask('app.json', '{"a": "tasks.assign", "b": "tasks.unassign"}')[0]?.readings).toHaveLength(1)
    const xliff = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="1"><source>tasks.assign</source></trans-unit></body></file></xliff>`
    expect(ask('app.xliff', xliff)[0]?.readings).toHaveLength(1)
  })

  it('offers the column that holds texts', () => {
    const [question] = ask('app.csv', 'code,en_text\ntasks.assign,Assign tasks\ntasks.unassign,Unassign tasks\n', {
      header: 'on',
    })
    expect(question?.readings[1]).toEqual({
      parameters: { sourceColumns: '2', keyColumn: '1' },
      samples: ['Assign tasks', 'Unassign tasks'],
    })
  })

  it.each([
    [
      'app.po',
      entries([
        ['Assign', ''],
        ['Unassign tasks', ''],
        ['app.name', ''],
      ]),
    ],
    ['app.po', ''],
    ['app.json', '{"tasks.assign": "Assign", "a": "x"}'],
    ['app.csv', 'key,source\ntasks.assign,Assign tasks\n'],
  ])('asks nothing about texts in %s', (name, content) => expect(ask(name, content)).toEqual([]))

  it('asks nothing once the other reading is chosen', () => {
    expect(ask('app.po', entries([['tasks.assign', 'Assign']]), { sourceFrom: 'msgstr' })).toEqual([])
  })
})
