import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { explainSegments, segmentText } from './segment.ts'
import { hasOnlyExceptions, readSrx, rulesFor } from './srx.ts'
import type { SegmentationRules } from './segmentation-rules.ts'

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `before|after` breaks, `!before|after` does not. */
function ruleXml(rule: string): string {
  const [before = '', after = ''] = rule.replace(/^!/, '').split(' | ')
  return `<rule break="${rule.startsWith('!') ? 'no' : 'yes'}"><beforebreak>${xml(before)}</beforebreak><afterbreak>${xml(after)}</afterbreak></rule>`
}

function srxOf(sets: Record<string, string[]>, maps: [string, string][], cascade = 'yes'): string {
  const rules = Object.entries(sets).map(
    ([name, own]) => `<languagerule languagerulename="${name}">${own.map(ruleXml).join('\n')}</languagerule>`,
  )
  const mapped = maps.map(([pattern, name]) => `<languagemap languagepattern="${pattern}" languagerulename="${name}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<srx xmlns="http://www.lisa.org/srx20" version="2.0">
<header segmentsubflows="yes" cascade="${cascade}"/>
<body><languagerules>${rules.join('\n')}</languagerules><maprules>${mapped.join('')}</maprules></body></srx>`
}

const alone = (rules: string[]): SegmentationRules => ({
  srx: srxOf({ Default: rules }, [['.*', 'Default']]),
  extendsBuiltIn: false,
})
const onTop = (rules: string[]): SegmentationRules => ({ ...alone(rules), extendsBuiltIn: true })

const usual = [
  '!\\b(?:Dr|Mr|etc)\\. | \\s',
  '!\\d\\. | \\d',
  '[.?!…]+["”»)]* | \\s+',
  '[。！？]  | '.replace('  ', ' '),
  '\\n | ',
]

describe('rules alone', () => {
  test.each<[string, string, string[]]>([
    ['latin', 'en', ['One. ', 'Two? ', 'Three!']],
    ['an exception comes first', 'en', ['Dr. Smith came. ', 'He left.']],
    ['an exception only where it holds', 'en', ['Doctor. ', 'Smith.']],
    ['a quote after the stop', 'en', ['He said “Go.” ', 'She went.']],
    ['a bracket after the stop', 'en', ['(That is all.) ', 'Next.']],
    ['ellipses', 'en', ['Wait… ', 'What? ', 'Well... ', 'Yes.']],
    ['a number', 'en', ['It costs 3.14 now. ', 'Then 4.']],
    ['an address', 'en', ['See https://example.com/a.b?c=d. ', 'Then go.']],
    ['chinese', 'zh-CN', ['你好。', '世界很大！', '真的？']],
    ['japanese', 'ja', ['私は学生です。', 'あなたは？']],
    ['cyrillic', 'ru', ['Привет. ', 'Как дела?']],
    ['lines', 'en', ['One\n', 'Two\n', 'Three']],
    ['no break without a rule', 'hi', ['नमस्ते। आप कैसे हैं।']],
    ['a pair holds together', 'en', ['⟦1⟧One. Two.⟦/1⟧ ', 'Three.']],
    ['a pair that ends with the sentence', 'en', ['⟦1⟧One.⟦/1⟧ ', '⟦2⟧Two.⟦/2⟧']],
    ['a pair around white space at the end', 'en', ['⟦1⟧One. ⟦/1⟧', 'Two.']],
    ['a code at the boundary goes on', 'en', ['One. ', '⟦1/⟧ is two.']],
    ['white space is never a segment', 'en', ['One.   \n\n ', 'Two.  ']],
    ['nothing', 'en', []],
  ])('%s', (_, locale, segments) => {
    expect(segmentText(segments.join(''), locale, alone(usual))).toEqual(segments)
  })
})

describe('rules on top of the built-in ones', () => {
  test.each<[string, string, string[], string[]]>([
    ['an abbreviation of the unit', 'en', ['!\\bAcme Inc\\. | \\s'], ['Ask Acme Inc. They know. ', 'Good.']],
    ['a break of the unit', 'en', [':\\s*$ | ', '; | \\s'], ['First; ', 'second. ', 'Third.']],
    ['built-in abbreviations stay', 'en', ['; | \\s'], ['Mr. Smith; ', 'Mrs. Smith. ', 'Done.']],
    ['thai', 'th', ['๏ | '], ['สวัสดี๏', 'ครับ']],
    ['arabic', 'ar', ['!؟ | \\s'], ['كيف حالك؟ بخير. ', 'شكرا.']],
    ['hindi', 'hi', ['!डॉ\\. | \\s'], ['डॉ. शर्मा आए। ', 'वे गए।']],
    ['german', 'de', ['!\\bAbs\\. | \\s'], ['Siehe Abs. Zwei. ', 'Ende.']],
  ])('%s', (_, locale, rules, segments) => {
    expect(segmentText(segments.join(''), locale, onTop(rules))).toEqual(segments)
  })
})

test('each break, and each that was prevented, says by what', () => {
  const told = explainSegments(
    'Dr. No; yes. ⟦1⟧Yes. No.⟦/1⟧ Mr. C.',
    'en',
    onTop(['!\\bDr\\. | \\s', '; | \\s']),
  ).decisions.map(({ offset, breaks, by }) => [offset, breaks, typeof by === 'string' ? by : by.number])
  expect(told).toEqual([
    [4, false, 1],
    [8, true, 2],
    [13, true, 'SENTENCE'],
    [21, false, 'INSIDE_PAIR'],
    [29, true, 'SENTENCE'],
    [33, false, 'ABBREVIATION'],
  ])
})

describe('maps', () => {
  const sets = { English: ['a | '], French: ['b | '], All: ['c | '] }
  const maps: [string, string][] = [
    ['[Ee][Nn].*', 'English'],
    ['fr(?:[-_].*)?', 'French'],
    ['.*', 'All'],
  ]
  test.each<[string, string, string[]]>([
    ['yes', 'en-US', ['English', 'All']],
    ['yes', 'fr', ['French', 'All']],
    ['yes', 'ja', ['All']],
    ['no', 'en', ['English']],
    ['no', 'fr-CA', ['French']],
    ['no', 'de', ['All']],
  ])('cascade %s, %s', (cascade, locale, expected) => {
    expect(rulesFor(readSrx(srxOf(sets, maps, cascade), 'a.srx'), locale).map(({ language }) => language)).toEqual(
      expected,
    )
  })

  test('a language that no map names is split by the built-in rules', () => {
    const rules = { srx: srxOf({ English: ['a | '] }, [['en', 'English']]), extendsBuiltIn: false }
    expect(segmentText('Ja. Nein.', 'de', rules)).toEqual(['Ja. ', 'Nein.'])
  })

  test('a file of exceptions alone is known as such', () => {
    expect(hasOnlyExceptions(readSrx(alone(['!a | ']).srx, 'a.srx'))).toBe(true)
    expect(hasOnlyExceptions(readSrx(alone(['!a | ', 'b | ']).srx, 'a.srx'))).toBe(false)
  })
})

describe('is refused with line and reason', () => {
  test.each<[string, string, string]>([
    ['another kind of file', '<tmx version="1.4"/>', 'contain segmentation rules'],
    ['another version', '<srx version="1.0"/>', 'SRX 1.0'],
    ['no XML', 'rules', 'XML'],
    ['no header', '<srx xmlns="http://www.lisa.org/srx20" version="2.0"><body/></srx>', 'no <header>'],
    ['a set that is missing', srxOf({ A: [] }, [['.*', 'B']]), `"B", which doesn't exist`],
    [
      'an expression that has no equal',
      srxOf({ A: ['a | b', 'a++ | b'] }, [['.*', 'A']]),
      'beforebreak of rule 2 of "A" contains a possessive quantifier',
    ],
    [
      'an expression that is none',
      srxOf({ A: ['a | b{3,1}'] }, [['.*', 'A']]),
      `afterbreak of rule 1 of "A" isn't a valid regular expression`,
    ],
    ['a pattern that is none', srxOf({ A: [] }, [['(', 'A']]), 'languagepattern'],
    [
      'a break that is neither',
      srxOf({ A: ['a | '] }, [['.*', 'A']]).replace('break="yes"', 'break="maybe"'),
      'break is "maybe"',
    ],
  ])('%s', (_, content, reason) => {
    let refusal: unknown
    try {
      readSrx(content, 'rules.srx')
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(FileRefused)
    expect(refusal).toMatchObject({
      file: 'rules.srx',
      line: expect.any(Number),
      reason: expect.stringContaining(reason),
    })
  })
})

test('joined segments are the text, whatever it is', () => {
  const pieces = ['a. ', 'B! ', '⟦1⟧', '⟦/1⟧', '⟦2/⟧', '\r\n', '⟦3⟧C. D.⟦/3⟧', 'Dr. ', '。', '⟦', '😀', '   ']
  for (let seed = 1; seed < 400; seed += 1) {
    let state = seed
    let text = ''
    for (let count = 0; count < 8; count += 1) {
      state = (state * 48271) % 2147483647
      text += pieces[state % pieces.length]
    }
    for (const rules of [alone(usual), onTop(usual)]) expect(segmentText(text, 'en', rules).join('')).toBe(text)
  }
})

describe('files of many rules', () => {
  const letters = (count: number): string =>
    [...count.toString(26).padStart(5, '0')].map((sign) => `[${'a' + sign}${sign}]`).join('')
  const languages = ['cs', 'de', 'en', 'fr', 'it', 'ja', 'nl', 'pl', 'ru', 'sv']
  const many = srxOf(
    Object.fromEntries(
      languages.map((language, at) => [
        language,
        [
          ...Array.from({ length: 600 }, (_, index) => `!\\b${letters(at * 1000 + index)}\\. | \\s\\P{Lu}`),
          '[\\p{Ll}\\p{Lu}\\p{Lt}\\p{Lo}\\p{Nd}]+[.?!]+ | \\s\\p{Lu}',
        ],
      ]),
    ),
    languages.map((language) => [`${language}.*`, language]),
  )

  test('large rule files are read without compiling the expressions of every language', () => {
    const before = process.threadCpuUsage()
    const srx = readSrx(many, 'many.srx')
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_500_000)
    expect(rulesFor(srx, 'nl')).toHaveLength(601)
    expect(segmentText('One. Two.', 'nl', { srx: many, extendsBuiltIn: false })).toEqual(['One. ', 'Two.'])
  })

  test('an expression that has no equal is found when the file is read, whatever its language', () => {
    const bad = many.replace('\\s\\P{Lu}', '[b-a]')
    expect(() => readSrx(bad, 'bad.srx')).toThrow('afterbreak of rule 1 of "cs" isn\'t a valid regular expression')
  })

  test('more than can be held are refused with what to do', () => {
    const set = Array.from({ length: 20_001 }, () => '[.] | \\s')
    expect(() => readSrx(srxOf({ Default: set }, []), 'all.srx')).toThrow(
      "more than 20000 rules. Remove the rule sets of languages you don't translate from.",
    )
  })
})

test('elements that Okapi adds to a file are passed over, and its declared encoding is believed', () => {
  const text = srxOf({ Default: ['(\\QNr.\\E|[\\p{Cc}\\p{Cf}\\p{Cn}]+é) | \\s'] }, [['.*', 'Default']])
    .replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
    .replace(' version="2.0">', ' xmlns:okpsrx="http://okapi.sf.net/srx-extensions" version="2.0">')
    .replace(
      '/>\n<body>',
      '><formathandle type="start" include="no"/><okpsrx:options oneSegmentIncludesAll="no"/><okpsrx:rangeRule/></header>\n<body>',
    )
  const srx = readSrx(new Uint8Array(Buffer.from(text, 'latin1')), 'okapi.srx')
  expect(srx.rules.get('Default')?.map(({ before }) => before)).toEqual(['(\\QNr.\\E|[\\p{Cc}\\p{Cf}\\p{Cn}]+é)'])
})
