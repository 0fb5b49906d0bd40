import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { encodingParameter } from './charsets.ts'
import { buildWith, optionsFor } from './fixtures/fixture.ts'
import { formatFor } from './formats.ts'

/** Letters of each encoding, which a decoder that is not ours reads under a name of its own. */
const letters: readonly (readonly [charset: string, text: string, label?: string])[] = [
  ['utf-16le', 'Größe 日本 😀'],
  ['utf-16be', 'Größe 日本 😀'],
  ['iso-8859-1', 'Größe £'],
  ['iso-8859-2', 'Žluťoučký kůň'],
  ['iso-8859-3', 'Ħaġar ĉ'],
  ['iso-8859-4', 'Ķēniņš'],
  ['iso-8859-5', 'Привет'],
  ['iso-8859-6', 'مرحبا'],
  ['iso-8859-7', 'Γεια'],
  ['iso-8859-8', 'שלום'],
  ['iso-8859-9', 'İşğı', 'windows-1254'],
  ['iso-8859-10', 'Þorlákur ŋ'],
  ['iso-8859-11', 'สวัสดี', 'windows-874'],
  ['iso-8859-13', 'Ąžuolas'],
  ['iso-8859-14', 'Ŵythnos'],
  ['iso-8859-15', 'Œuvre 5 €'],
  ['iso-8859-16', 'Ștefan'],
  ['windows-1250', 'Žluťoučký “kůň”'],
  ['windows-1251', 'Привет «мир»'],
  ['windows-1252', 'Größe – 5 €'],
  ['windows-1253', 'Γεια €'],
  ['windows-1254', 'İşğı €'],
  ['windows-1255', 'שלום €'],
  ['windows-1256', 'مرحبا €'],
  ['windows-1257', 'Ąžuolas €'],
  ['windows-1258', 'Đươ\u0300ng ₫'],
  ['koi8-r', 'Привет'],
  ['koi8-u', 'Привіт ґ'],
  ['shift-jis', '日本語の表示', 'shift_jis'],
  ['euc-jp', '日本語の表示'],
  ['gb18030', '中文 😀 €'],
  ['big5', '中文許功蓋'],
  ['euc-kr', '한국어'],
]

test('every encoding that can be chosen is tried', () => {
  expect(['auto', 'utf-8', ...letters.map(([charset]) => charset)].sort()).toEqual(
    [...(encodingParameter.choices ?? [])].sort(),
  )
})

const trials = letters.map(([charset, text, label = charset]) => ({ charset, text, label }))

describe.each(trials)('$charset', ({ charset, text, label }) => {
  test.each<[string, string]>([
    ['a.csv', `key,text\r\na,${text}\r\nb,"${text} b"\r\n`],
    ['a.txt', `${text}\n\n${text} b\n`],
    [
      'a.srt',
      `1\r\n00:00:01,000 --> 00:00:02,000\r\n${text}\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n${text} b\r\n`,
    ],
    ['a.po', `msgid ""\nmsgstr "Content-Type: text/plain; charset=${label}\\n"\n\nmsgid "a"\nmsgstr "${text}"\n`],
  ])('%s is written in the encoding that it is read in', (name, content) => {
    const bytes = Buffer.from(iconv.encode(content, charset))
    const options = optionsFor(name, 'es', { encoding: charset })
    const format = formatFor(name)
    const { segments } = format.parse(bytes, options)
    expect(segments[0]?.target ?? segments[0]?.source).toBe(text)
    const built = buildWith(format, bytes, options, ({ source, target = source }) => `${target} ${text}`)
    const decoded = new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(built)
    expect(decoded).toContain(`${text} ${text}`)
    expect(format.parse(built, options).segments.map(({ source, target }) => target ?? source)).toEqual(
      segments.map(({ source, target = source }) => `${target} ${text}`),
    )
  })
})

const header = (charset: string): string => `msgid ""\nmsgstr "Content-Type: text/plain; charset=${charset}\\n"\n\n`
const entry = 'msgid "Hello"\nmsgstr ""\n'

describe('catalogs', () => {
  const po = formatFor('a.po')
  const options = optionsFor('a.po', 'de')
  const build = (bytes: Uint8Array, target: string): Uint8Array => buildWith(po, bytes, options, () => target)

  test.each<[string, string, string]>([
    ['ISO-8859-1', 'iso-8859-1', 'Grüße'],
    ['iso8859-2', 'iso-8859-2', 'Žluť'],
    ['CP1251', 'windows-1251', 'Привет'],
    ['windows-1252', 'windows-1252', '5 €'],
    ['KOI8-R', 'koi8-r', 'Привет'],
    ['Shift_JIS', 'shift_jis', '表示'],
    ['GB18030', 'gb18030', '中文'],
    ['GBK', 'gbk', '中文'],
    ['EUC-JP', 'euc-jp', '日本'],
  ])('are read and written as they declare: %s', (label, whatwg, text) => {
    const file = iconv.encode(`${header(label)}# ${text}\n${entry}`, whatwg)
    const built = new TextDecoder(whatwg, { fatal: true }).decode(build(file, text))
    expect(po.parse(file, options).segments[0]?.note).toBe(text)
    expect(built).toContain(`charset=${label}`)
    expect(built).toContain(`# ${text}\nmsgid "Hello"\nmsgstr "${text}"`)
  })

  test('the encoding that is declared is found', () => {
    const found = (file: string, charset: string) => po.parse(iconv.encode(file, charset), options).found
    expect(found(`${header('CP1251')}# Привет\n${entry}`, 'windows-1251')).toEqual({ encoding: 'windows-1251' })
    expect(found(`${header('UTF-8')}# Привет\n${entry}`, 'utf-8')).toEqual({})
  })

  test.each([
    ['ISO-8859-1', 'iso-8859-1', 'Größe', 'Привет'],
    ['Shift_JIS', 'shift-jis', '日本', 'Grüße 😀'],
    ['US-ASCII', 'ascii', 'plain', 'Grüße'],
  ])('become UTF-8 where %s cannot hold a translation', (label, charset, note, target) => {
    const built = new TextDecoder('utf-8', { fatal: true }).decode(
      build(iconv.encode(`${header(label)}# ${note}\n${entry}`, charset), target),
    )
    expect(built).toBe(
      `${header('UTF-8').replace('\\n"', `\\n"\n"Language: de\\n"`).replace('msgstr "', 'msgstr ""\n"')}# ${note}\n${entry.replace('""', `"${target}"`)}`,
    )
  })

  test.each<[string, string, string, string | undefined]>([
    ['no header', entry, 'Grüße', 'text/plain; charset=UTF-8'],
    ['no header, ASCII', entry, 'Hallo', undefined],
    ['no content type', `msgid ""\nmsgstr "Language: de\\n"\n\n${entry}`, 'Grüße', 'text/plain; charset=UTF-8'],
    ['no charset', `msgid ""\nmsgstr "Content-Type: text/plain\\n"\n\n${entry}`, 'Grüße', 'text/plain; charset=UTF-8'],
    ['a charset to be filled in', `${header('CHARSET')}${entry}`, 'Grüße', 'text/plain; charset=UTF-8'],
    ['a charset to be filled in, ASCII', `${header('CHARSET')}${entry}`, 'Hallo', 'text/plain; charset=UTF-8'],
  ])('say their encoding when they must: %s', (_, file, target, type) => {
    const built = new TextDecoder().decode(build(new TextEncoder().encode(file), target))
    expect(/Content-Type: ([^\\]*)/.exec(built)?.[1]).toBe(type)
    expect(po.parse(new TextEncoder().encode(built), options).segments[0]?.target).toBe(target)
  })

  test('a charset that is only a text of the catalog says nothing', () => {
    const file = `${entry}\nmsgid "Content-Type: text/plain; charset=ISO-8859-1"\nmsgstr ""\n`
    expect(po.parse(new TextEncoder().encode(`# é\n${file}`), options).segments).toHaveLength(2)
  })

  test.each([
    ['UTF-8 under another name', Buffer.from(`${header('ISO-8859-1')}# é\n${entry}`), 'but the file is UTF-8'],
    ['an unknown name', iconv.encode(`${header('EBCDIC')}# é\n${entry}`, 'iso-8859-1'), 'charset=ebcdic'],
    ['no characters of it', iconv.encode(`${header('EUC-JP')}# é!\n${entry}`, 'iso-8859-1'), "isn't valid EUC-JP"],
  ])('are refused with what to do: %s', (_, bytes, reason) => {
    expect(() => po.parse(bytes, options)).toThrow(reason)
    expect(() => po.parse(bytes, options)).toThrow(/Correct the header|Save the file|Choose the encoding/)
  })
})

describe('tables and texts', () => {
  test('a character that the encoding cannot hold names the segment', () => {
    const csv = formatFor('a.csv')
    const bytes = iconv.encode('key,text\ngreeting,Größe\n', 'windows-1252')
    const options = optionsFor('a.csv', 'ru', { encoding: 'windows-1252' })
    expect(() => buildWith(csv, bytes, options, () => 'a Привет')).toThrow(/translation of greeting contains “П”/)
  })

  test('without a choice, bytes that are not UTF-8 are refused with what to do', () => {
    const bytes = iconv.encode('Gr\u00f6\u00dfe\n', 'iso-8859-1')
    const text = formatFor('a.txt')
    expect(() => text.parse(bytes, optionsFor('a.txt', 'es'))).toThrow('Choose the encoding')
  })

  test('Vietnamese letters are written as their encoding has them', () => {
    const text = formatFor('a.txt')
    const options = optionsFor('a.txt', 'vi', { encoding: 'windows-1258' })
    const built = buildWith(text, Buffer.from('Hello\n'), options, () => 'Đường Việt ỔỖ ẵ ñ Ñ')
    const decoded = new TextDecoder('windows-1258', { fatal: true }).decode(built)
    expect(decoded.normalize('NFC')).toBe('Đường Việt ỔỖ ẵ ñ Ñ\n')
  })

  test('half of a character is refused with its line', () => {
    const bytes = Buffer.concat([Buffer.from('a\n', 'utf16le'), Buffer.from([0x00, 0xd8, 0x61, 0x00])])
    expect(() => formatFor('a.txt').parse(bytes, optionsFor('a.txt', 'es', { encoding: 'utf-16le' }))).toThrow(
      "line 2: This isn't valid UTF-16LE",
    )
  })

  test('a byte order mark says more than the choice', () => {
    const text = formatFor('a.txt')
    const options = optionsFor('a.txt', 'es', { encoding: 'windows-1252' })
    const bytes = Buffer.from('\uFEFFGröße\n')
    expect(text.parse(bytes, options).segments[0]?.source).toBe('Größe')
    expect(text.parse(iconv.encode('Größe\n', 'utf-16le', { addBOM: true }), optionsFor('a.txt', 'es')).found).toEqual({
      encoding: 'utf-16le',
    })
  })

  test('lines with bytes that would be written otherwise stay as they are', () => {
    // 0x879B and 0x81BE are the same sign.
    const bytes = Buffer.concat([Buffer.from([0x87, 0x9b, 0x0a, 0x0a]), iconv.encode('本\n', 'shift-jis')])
    const text = formatFor('a.txt')
    const options = optionsFor('a.txt', 'es', { encoding: 'shift-jis' })
    const built = buildWith(text, bytes, options, ({ source }) => (source === '本' ? '日' : undefined))
    expect(Buffer.from(built)).toEqual(
      Buffer.concat([Buffer.from([0x87, 0x9b, 0x0a, 0x0a]), iconv.encode('日\n', 'shift-jis')]),
    )
  })
})
