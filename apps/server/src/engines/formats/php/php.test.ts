import { Engine } from 'php-parser'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { buildWith, fixtureText, optionsFor, under } from '../fixtures/fixture.ts'
import { formatFor } from '../formats.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('arrays', () => {
  const text = fixtureText('validation.php')

  test('the texts of nested arrays are found under their path, with their comments', () => {
    const { segments, leftOut } = under('validation.php', text, 'es')
    expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual([
      ['/accepted', 'The ⟦1/⟧ must be accepted.', 'Shown under a field'],
      ['/double', 'Line one\n\t"two" costs $5 and ⟦1/⟧ of ⟦2/⟧, ⟦3/⟧.', 'prices'],
      ['/it', "It's in C:\\new\\", undefined],
      ['/between/numeric', 'Between ⟦1/⟧ and ⟦2/⟧.', undefined],
      ['/between/Rule::FILE', 'Up to ⟦1/⟧ kB', undefined],
      ['/between/7', 'seven', undefined],
      ['/between/8', 'eight', undefined],
      ['/joined', 'Dear ⟦1/⟧, welcome!', undefined],
      ['/apples', '⟦1/⟧ none|[1,19] some|[20,*] many', undefined],
      ['/text', 'First line of ⟦1/⟧ words\n  and an indented one\n\nLast "line"', undefined],
      ['/raw', 'Nothing $here is \\replaced', undefined],
      ['/nested/deep/er', 'Deep ⟦1⟧down⟦/1⟧', undefined],
    ])
    expect(leftOut).toEqual([{ key: '/choice', text: "$isFormal ? 'Sie' : 'du'", reason: 'CODE' }])
  })

  test('each text keeps its quotes, its heredoc, and its variables', () => {
    const built = under('validation.php', text, 'es').build(({ key, source }) =>
      key === '/it'
        ? "l'été \\"
        : ['/double', '/text', '/raw', '/joined'].includes(key)
          ? source.toUpperCase()
          : undefined,
    )
    expect(built).toBe(
      text
        .replace(String.raw`It\'s in C:\new\\`, String.raw`l\'été \\`)
        .replace(String.raw`Line one\n\t\"two\" costs \$5 and`, String.raw`LINE ONE\n\t\"TWO\" COSTS $5 AND`)
        .replace('{$amount} of', '{$amount} OF')
        .replace("'Dear ' . $name . ', '\n        . 'welcome!'", "'DEAR ' . $name . ', WELCOME!'")
        .replace('First line of', 'FIRST LINE OF')
        .replace('words\n          and an indented one', 'WORDS\n          AND AN INDENTED ONE')
        .replace('Last "line"', 'LAST "LINE"')
        .replace('Nothing $here is \\replaced', 'NOTHING $HERE IS \\REPLACED'),
    )
  })
})

test('constants, variables, and properties of classes have texts; code does not', () => {
  const { segments } = under('language.inc.php', fixtureText('language.inc.php'), 'es')
  expect(segments.map(({ key, source }) => [key, source])).toEqual([
    ['/TEXT_CART', 'Your cart'],
    ['/TEXT_BYE', 'Bye, bye'],
    ['/GREETING', 'Hello'],
    ['/FAREWELL', 'See you'],
    ['/$_/heading_title', 'Account'],
    ['/$lang/menu/file', 'File…'],
    ['/$lang/menu/', 'No key'],
    ['/$messages/a', 'First'],
    ['/$messages/b', 'Second'],
    ['/TITLE', 'A title'],
    ['/$labels/ok', 'OK, go on'],
    ['/inside', 'A text in a function'],
    ['/$after', 'After the page'],
  ])
})

test.each<[string, string, string, string]>([
  ['a dollar sign before a name', '"x"', 'costs $price and $5', String.raw`"costs \$price and $5"`],
  ['a dollar sign before a letter beyond ASCII', '"x"', '$é', String.raw`"\$é"`],
  ['a dollar sign at the end', '"x {$a}"', '$⟦1/⟧', String.raw`"\${$a}"`],
  ['a variable that would go on', '"x $a y"', '⟦1/⟧x ⟦1/⟧[0] ⟦1/⟧->b ⟦1/⟧é ⟦1/⟧.', '"{$a}x {$a}[0] {$a}->b {$a}é $a."'],
  ['a key of an array', '"x $a[b] y"', '⟦1/⟧x', `"{$a['b']}x"`],
  ['a key of an array before a space', '"x $a[b] y"', '⟦1/⟧ x', '"$a[b] x"'],
  ['code at the ends', "'x ' . f('y') . ' z ' . $b", '⟦2/⟧ and ⟦1/⟧', "$b . ' and ' . f('y')"],
  ['code alone in the middle', "$a . 'x'", "it's ⟦1/⟧", String.raw`'it\'s ' . $a`],
  ['a line that would end a heredoc', '<<<A\nx\nA', 'a\nA\nAB\n A_', '<<<A__\na\nA\nAB\n A_\nA__'],
  ['a heredoc beside a text', "<<<A\nx $b\nA . ' y'", '⟦1/⟧\ny', String.raw`"$b\ny"`],
  ['an empty heredoc', "<<<'A'\nx\nA", 'a\n\nb', "<<<'A'\na\n\nb\nA"],
  ['bytes of UTF-8', String.raw`"x \xc3\xa9"`, 'é', '"é"'],
  ['a constant whose name begins like a keyword', "NEWS_TITLE . ' today'", 'hoy ⟦1/⟧', "'hoy ' . NEWS_TITLE"],
  ['bytes that make no character', String.raw`"x \xff y"`, 'a⟦1/⟧b', String.raw`"a\xffb"`],
])('%s is written so that PHP reads it', (_, expression, target, expected) => {
  const file = (one: string) => `<?php return ['a' => ${one}];`
  const built = under('a.php', file(expression), 'es').build(() => target)
  expect(built).toBe(file(expected))
  expect(() => new Engine({}).parseCode(built, 'a.php')).not.toThrow()
})

test.each([
  [String.raw`"\xC2\xA92024"`, '©2024'],
  [String.raw`"\x41123"`, 'A123'],
  [String.raw`"\1012 b"`, 'A2 b'],
])('digits that follow a character written as numbers are text: %s', (expression, source) => {
  expect(under('a.php', `<?php return ['a' => ${expression}];`, 'es').segments[0]?.source).toBe(source)
})

test('braces without an end are text, however many there are', () => {
  const file = (text: string) => `<?php return ['a' => "${text}"];`
  const start = cpuTime()
  const { segments } = under('a.php', file(`Hello ${'{$'.repeat(40_000)} ${'{$1'.repeat(10)}`), 'es')
  expect(cpuTime() - start).toBeLessThan(2000)
  expect(segments[0]?.source.startsWith('Hello {$')).toBe(true)
})

test('arrays that are put together are both read', () => {
  expect(under('a.php', '<?php $a = ["x"] + ["y" => "z"];', 'es').build(upper)).toBe('<?php $a = ["X"] + ["y" => "Z"];')
})

test('a file in another encoding is read and written in it', () => {
  const format = formatFor('a.php')
  const options = optionsFor('a.php', 'es', { encoding: 'iso-8859-1' })
  const bytes = new Uint8Array(Buffer.from("<?php $a = ['b' => 'Größe'];", 'latin1'))
  expect(format.parse(bytes, options).segments[0]?.source).toBe('Größe')
  const built = buildWith(format, bytes, options, () => 'tamaño')
  expect(Buffer.from(built).toString('latin1')).toBe("<?php $a = ['b' => 'tamaño'];")
  expect(() => buildWith(format, bytes, options, () => 'размер')).toThrow("which the encoding of the file can't hold")
})

test('keys choose the texts', () => {
  const { segments, leftOut } = under('a.php', "<?php return ['a' => ['b' => 'x', 'c' => 'y']];", 'es', {
    skipKeys: '/c$',
  })
  expect(segments.map(({ key }) => key)).toEqual(['/a/b'])
  expect(leftOut).toEqual([{ key: '/a/c', text: 'y', reason: 'SKIPPED_KEY' }])
})
