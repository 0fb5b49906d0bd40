import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, pseudo, under } from './fixtures/fixture.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { formatFor } from './formats.ts'
import { compareKit, type Kit, type KitSegment, readKit, type StoredKit, writeKit } from './xliff-kit.ts'

const segments: readonly KitSegment[] = [
  {
    id: 's1',
    source: 'Open ⟦1⟧the ⟦2/⟧⟦/1⟧ & "go"',
    codes: [
      { id: 1, kind: 'paired', open: '<b class="x">', close: '</b>' },
      { id: 2, kind: 'standalone', open: '{file}', display: 'file' },
    ],
    confirmed: false,
    note: 'A <note>',
  },
  { id: 's2', source: 'Done', target: 'Fertig', codes: [], confirmed: true },
  { id: 's3', source: 'Draft  one', target: 'Entwurf', codes: [], confirmed: false },
]
const kit: Kit = {
  projectUuid: 'p-1',
  workUnitUuid: 'w-1',
  fileName: 'a "b" & c.json',
  sourceLocale: 'en',
  targetLocale: 'de-DE',
  segments,
}
const stored: StoredKit = kit

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const readText = (text: string): ReturnType<typeof readKit> => readKit(new TextEncoder().encode(text), 'back.xlf')
/** The kit with the target of one segment replaced by XML. */
const withTarget = (id: string, content: string, state = 'translated'): string =>
  decode(writeKit(kit)).replace(
    new RegExp(`(id="${id}"[^]*?)<target[^>]*>[^]*?</target>`),
    `$1<target state="${state}">${content}</target>`,
  )

describe('there and back', () => {
  test('terms are notes of their own', () =>
    expect(decode(writeKit({ ...kit, segments: [{ ...segments[1]!, terms: ['go = gehen'] }] }))).toContain(
      '<note from="glossary">go = gehen</note>',
    ))

  test('texts, codes, states and ids', () => {
    expect(readKit(writeKit(kit), 'back.xlf')).toEqual({
      fileName: 'back.xlf',
      projectUuid: 'p-1',
      workUnitUuid: 'w-1',
      sourceLocale: 'en',
      targetLocale: 'de-DE',
      segments: [
        { id: 's1', source: segments[0]?.source, state: 'untranslated' },
        { id: 's2', source: 'Done', target: 'Fertig', state: 'translated' },
        { id: 's3', source: 'Draft  one', target: 'Entwurf', state: 'draft' },
      ],
    })
  })

  test('native codes are shown', () => {
    expect(decode(writeKit(kit))).toContain(
      '<g id="1" equiv-text="&lt;b class=&quot;x&quot;&gt;">the <x id="2" equiv-text="file"/></g> &amp; "go"',
    )
  })

  test('it is XLIFF that the file engine reads too', () => {
    const options = { ...optionsFor('kit.xlf', 'de'), applySourceSegmentation: false }
    const found = formatFor('kit.xlf').parse(writeKit(kit), options).segments
    expect(found.map(({ key, source, target, confirmed }) => [key, source, target, confirmed])).toEqual([
      ['s1', 'Open ⟦1⟧the ⟦2/⟧⟦/1⟧ & "go"', undefined, undefined],
      ['s2', 'Done', 'Fertig', true],
      ['s3', 'Draft  one', 'Entwurf', false],
    ])
  })

  test('length limits go along', () => {
    const limited = { ...kit, segments: segments.map((segment) => ({ ...segment, maxLength: 12 })) }
    const options = { ...optionsFor('kit.xlf', 'de'), applySourceSegmentation: false }
    const found = formatFor('kit.xlf').parse(writeKit(limited), options).segments
    expect(found.map(({ maxLength }) => maxLength)).toEqual([12, 12, 12])
  })

  test('carelessly written files are read if nothing is lost', () => {
    const text = decode(writeKit(kit)).replace('<trans-unit ', '<trans-unit tool:by="x" ').replaceAll('&amp;', '&')
    expect(readText(text).segments).toEqual(readKit(writeKit(kit), 'back.xlf').segments)
  })

  test('every fixture survives the journey', () => {
    for (const name of ['nested.json', 'desktop.pot', 'catalog-1.2.xlf', 'guide.md', 'icu.json', 'app.ar.po']) {
      const parsed = under(name, fixtureText(name), 'ar').segments
      const sent = parsed.map((segment, index) => ({
        id: String(index),
        source: segment.source,
        target: pseudo(segment),
        codes: segment.codes,
        confirmed: true,
      }))
      const back = readKit(writeKit({ ...kit, segments: sent }), 'back.xlf')
      expect(back.segments.map(({ source, target }) => [source, target])).toEqual(
        sent.map(({ source, target }) => [source, target]),
      )
      const report = compareKit({ ...kit, segments: sent.map(({ id, source }) => ({ id, source })) }, back)
      expect(report.counts).toMatchObject({ accepted: sent.length })
    }
  })
})

describe('what tools make of it', () => {
  test.each<[string, string, string]>([
    ['sentence marks', '<mrk mtype="seg" mid="0">Öffne <g id="1">die <x id="2"/></g></mrk>', 'Öffne ⟦1⟧die ⟦2/⟧⟦/1⟧'],
    ['bpt, ept and ph', '<bpt id="1">&lt;b></bpt>die <ph id="2">x</ph><ept id="1">&lt;/b></ept>', '⟦1⟧die ⟦2/⟧⟦/1⟧'],
    ['bx and ex', '<bx id="7" rid="1"/>die <x id="2"/><ex id="8" rid="1"/>', '⟦1⟧die ⟦2/⟧⟦/1⟧'],
    ['CDATA', '<g id="1"><![CDATA[a & b]]><x id="2"/></g>', '⟦1⟧a & b⟦2/⟧⟦/1⟧'],
  ])('%s', (_, content, target) => {
    const back = readText(withTarget('s1', content))
    expect(back.segments[0]?.target).toBe(target)
    expect(compareKit(stored, back).segments[0]).toEqual({ id: 's1', outcome: 'accepted', target, finished: true })
  })

  test('ids that a tool has dropped', () => {
    const text = decode(writeKit(kit)).replace(/ dragoman:[\w-]+="[^"]*"/g, '')
    expect(compareKit(stored, readText(text)).counts.unchanged).toBe(3)
    expect(() => compareKit({ ...stored, segments: [{ id: 'other', source: 'x' }] }, readText(text))).toThrow(
      'None of the segments',
    )
  })
})

describe('compareKit', () => {
  const outcome = (text: string, id = 's1'): string | undefined =>
    compareKit(stored, readText(text)).segments.find((segment) => segment.id === id)?.outcome
  test.each<[string, string, string]>([
    ['translated', '<g id="1">die <x id="2"/></g>', 'accepted'],
    ['no target', '', 'unchanged'],
    ['only white space', '  \n ', 'unchanged'],
    ['a code lost', '<g id="1">die Datei</g>', 'missing-codes'],
    ['a pair lost', 'die <x id="2"/>', 'missing-codes'],
    ['a code twice', '<g id="1">die <x id="2"/><x id="2"/></g>', 'changed-codes'],
    ['a new code', '<g id="1">die <x id="2"/></g><x id="3"/>', 'changed-codes'],
    ['another kind of code', '<x id="1"/>die <x id="2"/>', 'changed-codes'],
    ['a code without number', '<g id="1">die <x id="2"/></g><x id="b"/>', 'changed-codes'],
  ])('%s: %s', (_, content, expected) => {
    expect(outcome(withTarget('s1', content))).toBe(expected)
  })

  test('the same target, an edited source, a segment of someone else, a segment that is gone', () => {
    expect(outcome(decode(writeKit(kit)), 's2')).toBe('unchanged')
    expect(outcome(decode(writeKit(kit)).replace('Draft  one', 'Draft\n one'), 's3')).toBe('unchanged')
    expect(outcome(decode(writeKit(kit)).replace('Draft  one', 'Draft two'), 's3')).toBe('stale-source')
    const foreign = decode(writeKit(kit)).replace('id="s3"', 'id="s9"')
    expect(outcome(foreign, 's9')).toBe('unknown')
    expect(outcome(foreign, 's3')).toBe('unchanged')
    expect(compareKit(stored, readText(foreign)).counts).toEqual({
      accepted: 0,
      unchanged: 3,
      'stale-source': 0,
      'missing-codes': 0,
      'changed-codes': 0,
      unknown: 1,
    })
  })

  test('sent twice, the second time changes nothing', () => {
    const back = readText(withTarget('s1', '<g id="1">die <x id="2"/></g>'))
    const saved = compareKit(stored, back).segments
    const now = {
      ...stored,
      segments: stored.segments.map((segment) => ({
        ...segment,
        target: saved.find(({ id }) => id === segment.id)?.target ?? segment.target,
      })),
    }
    expect(compareKit(now, back).counts).toMatchObject({ accepted: 0, unchanged: 3 })
  })

  test.each<[string, Partial<StoredKit>, string]>([
    ['project', { projectUuid: 'p-2' }, 'another project'],
    ['work unit', { workUnitUuid: 'w-2' }, 'another work unit'],
    ['target language', { targetLocale: 'fr' }, 'en to de-DE'],
    ['source language', { sourceLocale: 'es' }, 'en to de-DE'],
  ])('another %s: the whole file is refused', (_, other, reason) => {
    expect(() => compareKit({ ...stored, ...other }, readKit(writeKit(kit), 'back.xlf'))).toThrow(reason)
  })
})

describe('a damaged file is refused with its line', () => {
  const text = decode(writeKit(kit))
  test.each<[string, string, number, string]>([
    ['cut off', text.slice(0, 700), 12, 'well-formed'],
    ['a tag that is not closed', text.replace('</g>', ''), 6, 'well-formed'],
    ['no ids', text.replace('id="s2"', ''), 10, 'attribute id'],
    ['an id twice', text.replace('id="s2"', 'id="s1"'), 10, 'twice'],
    ['no source', text.replace('<source>Done</source>', ''), 10, 'no source'],
    ['no language', text.replace(' target-language="de-DE"', ''), 3, 'target-language'],
    ['another version', text.replace('version="1.2"', 'version="2.1"'), 2, "isn't XLIFF 1.2"],
    ['no file', '<xliff version="1.2"/>', 1, 'no <file>'],
    ['no XML', 'Dear all', 1, 'well-formed'],
    ['an entity', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${text}`, 1, 'DOCTYPE'],
  ])('%s', (_, damaged, line, reason) => {
    let error: unknown
    try {
      readText(damaged)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(FileRefused)
    expect(error).toMatchObject({ file: 'back.xlf', line, reason: expect.stringContaining(reason) })
  })
})
